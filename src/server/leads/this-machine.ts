/** Whether a host, or each of a list with commas, is this machine: what goes there crosses no network. */
export function isThisMachine(hosts: string): boolean {
  return hosts.split(',').every((host) => {
    const name = decodeURIComponent(host).toLowerCase();
    return /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?|\/.*)$/.test(name);
  });
}
