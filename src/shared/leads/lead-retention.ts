/**
 * How long a lead is kept from when it came in. The database purges by these, as a test of its functions sees; texts say them
 * by name, in braces.
 */
export const retentions = {
  /** Unless another is named below. */
  leadRetention: [12, 'months'],
  /** Of a lead that asks for an indicative proposal. */
  proposalRetention: [6, 'months'],
  /** Of a lead that was taken for a robot's. */
  quarantineRetention: [30, 'days'],
} as const;

/**
 * The moment before which nothing of any lead is kept.
 * @param now in milliseconds since 1970, as the answer
 */
export function keptSince(now: number): number {
  const starts = Object.values(retentions).map(([count, unit]) => {
    const start = new Date(now);
    if (unit === 'days') return start.setUTCDate(start.getUTCDate() - count);
    const day = start.getUTCDate();
    start.setUTCMonth(start.getUTCMonth() - count);
    // A month that is too short ends, as in PostgreSQL, by which the leads go.
    return start.getUTCDate() === day ? start.getTime() : start.setUTCDate(0);
  });
  return Math.min(...starts);
}

/**
 * In days: when the clock is further past the last purge, the database refuses the next one, as a test of its functions sees.
 */
export const maxPurgePause = 14;

const inDutch = { months: 'maanden', days: 'dagen' };

/** What texts may use of it, by name in braces: `6 maanden`. */
export const retentionSiteValues: readonly [name: string, value: string][] = Object.entries(retentions).map(
  ([name, [count, unit]]) => [name, `${count} ${inDutch[unit]}`],
);
