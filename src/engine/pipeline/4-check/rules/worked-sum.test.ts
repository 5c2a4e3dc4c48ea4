import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import type { JsonValue } from '../../../json/json-value.ts';
import { workedSum } from './worked-sum.ts';

function reportOn(answer: string, calculator: JsonValue = {}): string[] {
  const files = {
    'a.json': { blocks: [{ type: 'faq', items: [{ answer }] }] },
    '_site.json': { calculator },
  };
  return reportOf(workedSum, files).map((line) => line.replaceAll('\u00a0', ' '));
}

const truck = 'Bij € 40.000 en 10% aanbetaling (rekenrente 12%)';

it.each([
  `${truck} betaal je € 948 per maand in 48 maanden.`,
  'Voor € 35.000 met 10% aanbetaling (rekenrente 12%): € 1.046 per maand in 36, € 830 in 48 of € 701 in 60 maanden.',
  'Een wagen van € 40.000 (rekenrente {rate}%) kost € 1.053 per maand in 48 maanden.',
  'De rekenrente is een aanname.',
  'Je betaalt € 980 per maand in 48 maanden.',
])('accepts %s', (answer) => {
  expect(reportOn(answer)).toEqual([]);
});

it('says what the calculator gives, at each amount', () => {
  expect(reportOn(`${truck} betaal je € 948 per maand in 48 en € 980 in 60 maanden.`)).toEqual([
    'pages/a.json#/blocks/0/items/0/answer "980" De rekenhulp komt bij € 40.000, 60 maanden en een rekenrente van 12% op € 801 per maand. Schrijf "801", of verander prijs, aanbetaling of looptijd.',
  ]);
});

it('names every example that no longer holds after a new rate', () => {
  const examples = [
    { price: 40_000, downPayment: 4000, months: 48, monthlyAmount: 837 },
    { price: 40_000, downPayment: 4000, months: 48, monthlyAmount: 948 },
  ];
  expect(
    reportOn(`${truck} betaal je € 948 per maand in 48 maanden.`, { annualRate: 5.5, examples }),
  ).toEqual([
    'pages/a.json#/blocks/0/items/0/answer "rekenrente 12%" Hier staat een rekenrente van 12%, en de rekenhulpen rekenen met 5,5%. Schrijf "5,5%", of {rate}% als het altijd mee moet veranderen.',
    'pages/a.json#/blocks/0/items/0/answer "948" De rekenhulp komt bij € 40.000, 48 maanden en een rekenrente van 5,5% op € 837 per maand. Schrijf "837", of verander prijs, aanbetaling of looptijd.',
    'pages/_site.json#/calculator/examples/1/monthlyAmount De rekenhulp komt bij € 40.000, 48 maanden en een rekenrente van 5,5% op € 837 per maand. Schrijf "837", of verander prijs, aanbetaling of looptijd.',
  ]);
});

it.each<[string, JsonValue]>([
  ['no list', 3],
  ['wrong values', ['x', { price: '40.000' }]],
])('leaves %s to the schema', (_, examples) => {
  expect(reportOn('', { annualRate: 'x', examples })).toEqual([]);
});
