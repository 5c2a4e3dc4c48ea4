/** What to do about a process of ours that was ended by SIGKILL, as a system does that is out of memory: it could print nothing. */
export function killedProcess(what: string): string {
  return `${what} was killed, most likely because this machine ran out of memory. Close other programs or add memory, and run this again.`;
}
