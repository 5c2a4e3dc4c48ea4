import { describe, expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { glossaryTerm } from './glossary-term.ts';

const glossary = { items: [{ title: 'slottermijn' }, { title: 'restwaarde' }] };
const pageWith = (...terms: string[]) => ({ blocks: [{ type: 'lease-form', terms }] });

describe('a word that a block wants explained', () => {
  it.each([
    [
      'is fine when the glossary has it',
      { '_glossary.json': glossary, 'a.json': pageWith('restwaarde') },
      [],
    ],
    [
      'is asked about when it looks like another',
      { '_glossary.json': glossary, 'a.json': pageWith('restwaarde', 'Slot-termijn') },
      [
        'pages/a.json#/blocks/0/terms/1 Het begrip "Slot-termijn" staat niet in de begrippenlijst. Bedoel je "slottermijn"?',
      ],
    ],
    [
      'is to be added when nothing looks like it, also where there is no glossary',
      { '_shared/vorm.json': { type: 'lease-form', terms: ['btw'] } },
      [
        'pages/_shared/vorm.json#/terms/0 Het begrip "btw" staat niet in de begrippenlijst. Zet het met een uitleg in pages/_glossary.json.',
      ],
    ],
    [
      'is not judged by a glossary whose terms are no list',
      { '_glossary.json': { items: { title: 'slottermijn' } }, 'a.json': pageWith('restwaarde') },
      [],
    ],
    [
      'is not judged by a glossary that cannot be read',
      { '_glossary.json': undefined, 'a.json': pageWith('x') },
      [],
    ],
  ])('%s', (_, files, expected) => {
    expect(reportOf(glossaryTerm, files)).toEqual(expected);
  });
});

it('reports a word that is explained twice', () => {
  const items = [{ title: 'afkoop' }, { title: 'balans' }, { title: 'afkoop' }];
  expect(reportOf(glossaryTerm, { '_glossary.json': { items } })).toEqual([
    'pages/_glossary.json#/items/2/title Het begrip "afkoop" staat al eerder in deze lijst. Voeg de twee uitleggen samen.',
  ]);
});
