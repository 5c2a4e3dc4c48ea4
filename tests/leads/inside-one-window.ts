import { setTimeout } from 'node:timers/promises';

/** Of the limit by sender, in milliseconds; windows begin with the clock's ten minutes. */
const windowMs = 600_000;
/** What a flood takes on a busy machine. */
const marginMs = 20_000;

/** Waits for the next window where the present one is about to end: a flood over both takes twice as many leads. */
export async function insideOneWindow(): Promise<void> {
  const left = windowMs - (Date.now() % windowMs);
  if (left < marginMs) await setTimeout(left);
}
