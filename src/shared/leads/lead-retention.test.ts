import { expect, it } from 'vitest';
import { retentionSiteValues } from './lead-retention.ts';

it('says in Dutch how long leads are kept', () => {
  expect(retentionSiteValues).toEqual([
    ['leadRetention', '12 maanden'],
    ['proposalRetention', '6 maanden'],
    ['quarantineRetention', '30 dagen'],
  ]);
});
