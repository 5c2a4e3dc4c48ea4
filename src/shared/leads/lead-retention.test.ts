import { expect, it } from 'vitest';
import { keptSince, retentionSiteValues } from './lead-retention.ts';

it('says in Dutch how long leads are kept', () => {
  expect(retentionSiteValues).toEqual([
    ['leadRetention', '12 maanden'],
    ['proposalRetention', '6 maanden'],
    ['quarantineRetention', '30 dagen'],
  ]);
});

it.each([
  ['2026-11-30T07:00:00Z', '2025-11-30T07:00:00Z'],
  ['2029-03-01T00:00:00Z', '2028-03-01T00:00:00Z'],
  ['2028-02-29T00:00:00Z', '2027-02-28T00:00:00Z'],
])('keeps of no lead anything for longer than the longest of these: at %s since %s', (now, since) => {
  expect(keptSince(Date.parse(now))).toBe(Date.parse(since));
});
