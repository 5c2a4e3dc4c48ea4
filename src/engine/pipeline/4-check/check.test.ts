import { expect, it } from 'vitest';
import { checkOf, testSite } from '../../../../tests/engine/support/test-site.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';

const words = Array.from({ length: 60 }, (_, index) => `woord${String.fromCharCode(97 + (index % 26))}`);
const hero = { type: 'hero', text: words.join(' ') };

const bell = { type: 'notice', id: 'bel', text: 'Bel {phone}.' };

it('finds nothing on a valid site', () => {
  const files = {
    '_site.json': { phone: '026-000 00 00', navigation: [{ href: '/contact#bel' }] },
    'index.json': { blocks: [hero, { shared: 'cta' }] },
    '404.json': { blocks: [hero] },
    'contact.json': { blocks: [{ type: 'hero', text: words.reverse().join(' ') }, bell] },
    '_shared/cta.json': { type: 'notice', href: '/contact' },
  };
  expect(checkOf(testSite(files))).toEqual([]);
});

it('gives each problem its rule, severity, file and place', () => {
  const files = { '_site.json': {}, 'index.json': { blocks: [hero, { href: '/x' }] }, '404.json': undefined };
  expect(checkOf(testSite(files))).toEqual([
    {
      rule: 'link-target',
      severity: 'error',
      file: 'pages/index.json',
      place: { pointer: '/blocks/1/href' },
      group: '/x',
      message: 'De link "/x" wijst naar een pagina die niet bestaat.',
      hint: 'Kies een pagina van de site of voeg de pagina toe. Is de pagina weg? Zet dan in de pagina die ervoor in de plaats komt: "movedFrom": ["/x"].',
    },
  ]);
});

it('survives values of the wrong kind anywhere', () => {
  const odd: JsonValue[] = [
    null,
    3,
    'x',
    [],
    {},
    { blocks: 3 },
    { blocks: [null, [], { shared: 3 }, { type: 3, id: [] }] },
  ];
  for (const value of odd) {
    expect(() =>
      checkOf(testSite({ '_site.json': value, 'a.json': value, '_shared/b.json': value })),
    ).not.toThrow();
  }
});
