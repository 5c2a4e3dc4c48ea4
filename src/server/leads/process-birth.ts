import { readFileSync } from 'node:fs';

/**
 * When a process was started, as text that no other process with its number will have: numbers are used again, in a
 * container that restarts even at once. Empty where the system does not say, which is everywhere but on Linux.
 */
export function processBirth(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may hold spaces; the start is the 22nd entry, the 20th after the name.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return ticks ? `${boot}:${ticks}` : '';
  } catch {
    return '';
  }
}
