import { expect, it } from 'vitest';
import { testSite } from '../../../../tests/engine/support/test-site.ts';

it('knows every address of the site', () => {
  const site = testSite({
    '_site.json': { phone: '026', hours: [] },
    'a/index.json': {
      aliases: ['/x', 3],
      movedFrom: ['/y'],
      blocks: [{ type: 'faq', id: 'b' }, { shared: 's' }],
    },
    'broken.json': undefined,
    '_shared/s.json': { type: 'notice', id: 'c' },
  });
  expect([...site.routes.keys()]).toEqual(['/a', '/broken']);
  expect([...site.aliases]).toEqual([['/x', '/a']]);
  expect([...site.movedFrom]).toEqual([['/y', '/a']]);
  expect([...site.anchorsByRoute]).toEqual([['/a', new Set(['b', 'c'])]]);
  expect(site.siteValues?.get('phone')).toBe('026');
});
