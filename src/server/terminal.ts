import { isatty } from 'node:tty';

/** Whether a person started this process, in a terminal that they may close. */
export function hasTerminal(): boolean {
  return [0, 1, 2].some((descriptor) => isatty(descriptor));
}

/**
 * Keeps a process without a terminal running when one is closed: `nohup` asks for that, and Node undoes it when it
 * starts.
 */
export function outliveTerminal(): void {
  if (!hasTerminal()) process.on('SIGHUP', () => {});
}
