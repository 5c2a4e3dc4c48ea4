import { maxPurgePause } from '../../shared/leads/lead-retention.ts';

/** Whether `lead_purge` erased nothing because the clock is far past the last time. */
export function isPurgeRefused(answer: unknown): boolean {
  return 'refused' in Object(answer);
}

/** What to do about it, for the log. */
export const purgeRefusal = `Nothing was purged: the clock is more than ${maxPurgePause} days past the last time. Set the clock right, or when it is: npm run leads -- purge --force.`;
