import { expect, it } from 'vitest';
import { documentFindings } from '../document-findings.ts';
import { simpleSum } from './simple-sum.ts';

function findingsOn(text: string) {
  return documentFindings({ kind: 'page', value: { blocks: [{ text }] } }, { among: [simpleSum] });
}

it.each([
  ['10% van 50.000 is 6.000.', '6.000', '5.000'],
  ['Een aanbetaling van 10% van € 50.000 is € 6.000.', '6.000', '5.000'],
  ['Je betaalt 10% van € 50.000 (€ 6.000) vooraf.', '6.000', '5.000'],
  ['Reken maar na: 12,5 procent van 8.000 euro is 900 euro!', '900', '1.000'],
  ['Dus 21% van € 1.499,50 bedraagt € 315,90.', '315,90', '314,90'],
  ['De 21% btw over € 10.000 is € 2.000.', '2.000', '2.100'],
  ['Een machine van € 10.000 plus 21% btw is € 12.000.', '12.000', '12.100'],
  ['€ 10.000 + 21% btw = € 12.000 incl. btw', '12.000', '12.100'],
  ['5 x 1.000 = 6.000', '6.000', '5.000'],
  ['In totaal 48 × € 948 = € 45.540 per machine.', '45.540', '45.504'],
  ['12 maanden x € 500 is € 5.000, excl. btw.', '5.000', '6.000'],
  ['Vier dagen: 4 keer 8 uur is 36 uur.', '36', '32'],
  ['Een looptijd van 5 jaar (48 maanden).', '48', '60'],
  ['Kies 6 jaar, dus 60 maanden.', '60', '72'],
  ['Kies 60 maanden (6 jaar).', '6', '5'],
])('finds in "%s" that %s is %s', (text, stated, right) => {
  const [found, ...more] = findingsOn(text);
  expect(more).toEqual([]);
  const range = found && 'range' in found.place ? found.place.range : undefined;
  expect([text.slice(range?.start, range?.end), found?.suggestion]).toEqual([stated, right]);
  const fixed = text.slice(0, range?.start) + right + text.slice(range?.end);
  expect(findingsOn(fixed)).toEqual([]);
});

it('says what is wrong, what comes out, and what to write', () => {
  expect(findingsOn('Want 10% van 50.000 is 6.000.')).toMatchObject([
    {
      severity: 'error',
      message: 'De som "10% van 50.000 is 6.000" klopt niet: de uitkomst is 5.000.',
      hint: 'Schrijf "5.000" in plaats van "6.000", of verander de getallen ervoor.',
    },
  ]);
});

it.each([
  '10% van 50.000 is 5.000.',
  'Een aanbetaling van 15% van € 40.000 is € 6.000.',
  '21% van € 1.499 is € 315.',
  'De 21% btw over € 10.000 is € 2.100.',
  '€ 10.000 plus 21% btw is € 12.100 incl. btw.',
  '€ 500 per maand plus 21% btw is € 29.040 in 48 maanden.',
  '€ 5.000 en € 10.000 plus 21% btw is € 17.100.',
  '12% rente over € 10.000 is € 600, want je betaalt per half jaar.',
  '7 x 1.234,56 = 8.642.',
  '33,3% van € 30.000 is € 10.000.',
  '36 x € 948 = € 34.130.',
  'Ongeveer 10% van 50.000 is 6.000.',
  '10% van 48.000 is circa 5.000.',
  'Ruim 4 jaar (50 maanden).',
  'Afgerond is dat 5 x 1.900 = 10.000.',
  '10% van € 50.000 is € 5.000 tot € 6.000.',
  '10% van € 50.000 is € 6.050 incl. btw.',
  '10% van € 50.000 is € 6.050, inclusief btw.',
  '12% van € 50.000 is € 500 per maand.',
  '5% van 20.000 en 10% van 50.000 is 6.000.',
  '50.000 + 10% van 50.000 is 55.000.',
  '50.000 plus 10% van 50.000 is 55.000.',
  '40% van 20 ton is 8.000 kg.',
  '50% van 1,2 mln is 600.000 euro.',
  '10% van 50.000 is 5% van 100.000.',
  '10% van 50.000 is 2 keer zoveel als 5%.',
  '3 keer 20 ton is 60.000 kg.',
  '2 x 5 x 1.000 = 10.000.',
  '120 x 80 cm is 0,96 m².',
  '5 x 1.000 = 5 x 500 + 2.500.',
  '5 x 1.000 + 500 = 5.500.',
  '12 x € 500 = € 6.000 per jaar.',
  'Een bak van 3 x 2 x 1 m is 6 m³.',
  'Een 6x4 is 3 meter hoog, een 4 x 2 is 2 meter breed.',
  'Kies 3 tot 5 jaar (36 tot 60 maanden).',
  'Lease over 4 jaar (48 maanden) of 2,5 jaar (30 maanden).',
  'Een garantie van 5 jaar (12 maanden op de accu).',
  'Na 18 maanden (1,5 jaar) of 72 maanden, ofwel 6 jaar.',
  'Om 10.30 uur, op 12-10-2026: 10% van 2026 is 202,6.',
])('accepts "%s"', (text) => {
  expect(findingsOn(text)).toEqual([]);
});
