import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { calculationLink } from './calculation-link.ts';

function reportOn(href: string, text = `Zie [dit voorbeeld](${href}).`): string[] {
  return reportOf(calculationLink, {
    'calculator.json': { blocks: [{ type: 'hero' }, { type: 'lease-calculator' }] },
    'a.json': { blocks: [{ type: 'notice', text }] },
  }).map((line) => line.replaceAll('\u00a0', ' '));
}

const sum = '/calculator#prijs=40000&vorm=financial&looptijd=48&aanbetaling=4000&slottermijn=8000';

it.each([
  ['a whole calculation', `[narekenen](${sum})`],
  ['the amount that it gives', `[**€ 817** per maand](${sum})`],
  ['the short one of an equipment page', '[x](/calculator#prijs=5500&looptijd=24)'],
  ['other places', '[x](/calculator#berekenen) en [y](/a)'],
])('accepts %s', (_, text) => {
  expect(reportOn('', text)).toEqual([]);
});

it.each([
  [
    '/calculator#prijs=40.000&looptijd=48',
    '"prijs=40.000" kent de rekenhulp niet. Schrijf een bedrag zonder punten, zoals "prijs=40000".',
  ],
  [
    '/calculator#prijs=40000&looptijd=50',
    '"looptijd=50" kent de rekenhulp niet. Kies uit 24, 36, 48, 60, 72.',
  ],
  [
    '/calculator#prijs=40000&vorm=huur&looptijd=48',
    '"vorm=huur" kent de rekenhulp niet. Kies uit financial, operational, fullservice, saleleaseback.',
  ],
  ['/calculator#prijs=40000', 'de looptijd ontbreekt. Zet er een bij, zoals "&looptijd=60".'],
  [
    '/calculator#prijs=40000&looptijd=48&slottermijn=40000',
    'aanbetaling en slottermijn zijn samen te hoog. Maak ze samen lager dan de prijs.',
  ],
  [
    '/a#prijs=40000&looptijd=48',
    'op "/a" staat geen rekenhulp. Kies "/calculator" of een pagina met een rekenhulp.',
  ],
])('reports %s', (href, expected) => {
  expect(reportOn(href)).toEqual([
    `pages/a.json#/blocks/0/text "${href}" De link "${href}" opent geen kloppende berekening: ${expected}`,
  ]);
});

it('recalculates the amount that a link names', () => {
  expect(reportOn('', `[€ 820 per maand](${sum})`)).toEqual([
    expect.stringContaining(
      'er staat "€ 820", en de rekenhulp komt op € 817. Schrijf "€ 817", of verander de berekening.',
    ),
  ]);
});
