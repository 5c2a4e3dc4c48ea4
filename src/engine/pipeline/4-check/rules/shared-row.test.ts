import { describe, expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { sharedRow } from './shared-row.ts';

const regels = { type: 'regulations', items: [{ key: 'rijbewijs-be' }, { key: 'tachograaf' }] };
const pageWith = (...only: string[]) => ({ blocks: [{ shared: 'regels', only }] });
const whole = { blocks: [{ shared: 'regels' }] };

describe('a row that a page takes of a shared block', () => {
  it.each([
    [
      'is fine when the block has it',
      { '_shared/regels.json': regels, 'a.json': pageWith('tachograaf', 'rijbewijs-be') },
      [],
    ],
    [
      'is asked about when it looks like another',
      { '_shared/regels.json': regels, 'a.json': pageWith('tachogaaf'), 'b.json': whole },
      [
        'pages/a.json#/blocks/0/only/0 In het gedeelde blok "regels" is geen rij "tachogaaf". Bedoel je "tachograaf"?',
      ],
    ],
    [
      'is answered with all rows when nothing looks like it',
      { '_shared/regels.json': regels, 'a.json': pageWith('btw'), 'b.json': whole },
      [
        'pages/a.json#/blocks/0/only/0 In het gedeelde blok "regels" is geen rij "btw". Kies uit: rijbewijs-be, tachograaf.',
      ],
    ],
    [
      'cannot come from a block without rows',
      { '_shared/regels.json': { type: 'notice' }, 'a.json': pageWith('btw') },
      [
        'pages/a.json#/blocks/0/only Het gedeelde blok "regels" heeft geen rijen om uit te kiezen. Haal "only" weg, dan staat hier het hele blok.',
      ],
    ],
    [
      'is not judged by rows that are no list',
      {
        '_shared/regels.json': { ...regels, items: { key: 'tachograaf' } },
        'a.json': pageWith('tachograaf'),
      },
      [],
    ],
    ['is not judged by a block that is missing', { 'a.json': pageWith('btw') }, []],
    [
      'is not judged by a block that cannot be read',
      { '_shared/regels.json': undefined, 'a.json': pageWith('btw') },
      [],
    ],
  ])('%s', (_, files, expected) => {
    expect(reportOf(sharedRow, files)).toEqual(expected);
  });
});

it.each(['tachograaf', 'Rijbewijs CÉ', null])(
  'a row with the key %s is what has to be mended, not the page that takes it by another',
  (key) => {
    const items = [...regels.items, { key }];
    const files = { '_shared/regels.json': { items }, 'a.json': pageWith('rijbewijs-c'), 'b.json': whole };
    expect(reportOf(sharedRow, files).filter((line) => line.startsWith('pages/a.json'))).toEqual([]);
  },
);

describe('a row of a shared block', () => {
  const unshown =
    'pages/_shared/regels.json#/items/1/key (warning) Geen enkele pagina toont de rij "tachograaf". Zet "tachograaf" bij "only" op een pagina waar de rij thuishoort, of haal de rij weg.';

  it.each([
    ['is to be shown by a page', { 'a.json': pageWith('rijbewijs-be') }, [unshown]],
    ['is shown where the whole block is', { 'a.json': pageWith('rijbewijs-be'), 'b.json': whole }, []],
    [
      'may be shown by a page that cannot be read',
      { 'a.json': pageWith('rijbewijs-be'), 'b.json': undefined },
      [],
    ],
    [
      'is left to the schema when its key is none',
      {
        '_shared/regels.json': { items: [{ key: 'tachograaf' }, { key: 'Rijbewijs BE' }] },
        'a.json': pageWith('tachograaf', 'rijbewijs-be'),
      },
      [],
    ],
    [
      'may be among those that a page has still to choose',
      { 'a.json': pageWith('rijbewijs-be'), 'b.json': pageWith() },
      [],
    ],
    ['is not missed in a block that nobody shows', { 'a.json': { blocks: [] } }, []],
  ])('%s', (_, files, expected) => {
    expect(reportOf(sharedRow, { '_shared/regels.json': regels, ...files })).toEqual(expected);
  });

  it('has a key of its own', () => {
    const items = [{ key: 'apk' }, { key: 'tol' }, { key: 'apk' }];
    expect(reportOf(sharedRow, { '_shared/regels.json': { items }, 'a.json': whole })).toEqual([
      'pages/_shared/regels.json#/items/2/key De key "apk" staat al bij een eerdere rij. Geef elke rij een eigen key, of voeg de twee rijen samen.',
    ]);
  });
});
