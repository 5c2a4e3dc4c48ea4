import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import type { JsonValue } from '../../../../shared/json/json-value.ts';
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
  'Met een rekenrente van 12% betaal je € 1.112 per maand in 60 maanden voor een machine van € 50.000.',
  'Een machine van € 50.000, met € 5.000 aanbetaling: € 1.001 per maand in 60 maanden (rekenrente 12%).',
  'Met een aanbetaling van € 5.000 kost een machine van € 50.000 (rekenrente 12%) € 1.001 per maand in 60 maanden.',
  'Een machine van € 50.000 (rekenrente 12%) met een aanbetaling van 12,5%: € 973 per maand in 60 maanden.',
  'Een machine van € 50.000 (rekenrente 12%) met een slottermijn van € 5.000: € 1.051 per maand in 60 maanden.',
  'Slottermijn € 8.000, aanbetaling 5.000 euro, prijs € 50.000: € 903 per maand in 60 maanden (rekenrente 12%).',
  'Voor € 50.000, zonder aanbetaling of slottermijn (rekenrente 12%): € 1.112 per maand in 60 maanden.',
])('accepts %s', (answer) => {
  expect(reportOn(answer)).toEqual([]);
});

it('says what the calculator gives, at each amount', () => {
  expect(reportOn(`${truck} betaal je € 948 per maand in 48 en € 980 in 60 maanden.`)).toEqual([
    'pages/a.json#/blocks/0/items/0/answer "980" De calculator komt bij € 40.000, € 4.000 aanbetaling, 60 maanden en een rekenrente van 12% op € 801 per maand. Schrijf "801", of verander prijs, aanbetaling, slottermijn of looptijd.',
  ]);
});

it.each([
  [
    'the price is said afterwards',
    'betaal je € 999 per maand in 60 maanden voor een machine van € 50.000',
    '1.112',
  ],
  [
    'there is a down payment',
    'kost € 50.000, met € 5.000 aanbetaling, € 999 per maand in 60 maanden',
    '1.001',
  ],
  [
    'there is a final payment',
    'kost € 50.000 met een slottermijn van € 5.000 € 999 per maand in 60 maanden',
    '1.051',
  ],
  [
    'both stand before the price',
    'en Slottermijn € 8.000, aanbetaling 5.000 euro, prijs € 50.000 is het € 999 per maand in 60 maanden',
    '903',
  ],
  ['the price stands before it', 'is de prijs € 50.000. Je betaalt € 999 per maand in 60 maanden', '1.112'],
  ['the amount is bold', 'kost een machine van € 50.000 **€ 999** per maand in 60 maanden', '1.112'],
  ['its words are bold too', 'kost een machine van € 50.000 **€ 999 per maand** in 60 maanden', '1.112'],
  ['the price is in millions', 'kost een machine van € 1,2 miljoen € 999 per maand in 60 maanden', '26.693'],
])('says what it is where %s', (_, words, amount) => {
  expect(reportOn(`Bij een rekenrente van 12% ${words}.`)).toEqual([
    expect.stringContaining(`Schrijf "${amount}"`),
  ]);
});

it.each([
  'Na inruil van € 5.000 kost een machine van € 50.000 € 999 per maand in 60 maanden.',
  'Met 10% aanbetaling kost een machine van € 50.000 € 999 in 60 maanden, met 20% aanbetaling € 890 in 60 maanden.',
  'Een machine van € 50.000 met een slottermijn van 10%: € 999 per maand in 60 maanden.',
  'Een machine van € 50.000, en je kiest zelf de aanbetaling: € 999 per maand in 60 maanden.',
  'Een machine van € 50.000 met een aanbetaling van vijfduizend euro: € 999 per maand in 60 maanden.',
  'Aanbetaling: vijfduizend euro. Een machine van € 50.000: € 999 per maand in 60 maanden.',
  'Een machine van 60.000 euro, en € 50.000 subsidie: € 999 per maand in 60 maanden.',
  'Een machine van € 50.000, met een restwaarde van 10%: € 999 per maand in 60 maanden.',
  'De machine € 50.000 aanbetaling, daarna € 40.000: € 999 per maand in 60 maanden.',
  'De een kost € 50.000, de ander € 60.000: € 999 per maand in 60 maanden.',
  'Een machine van € 50.000 in 2026 kost nu € 55.000.',
  'Een machine van € 50,000: € 999 per maand in 60 maanden.',
  'Een machine van €50,000.00: € 999 per maand in 60 maanden.',
  'Een machine van € 50.00: € 999 per maand in 60 maanden.',
])('does not judge what it may misread: %s', (words) => {
  expect(reportOn(`${words} (rekenrente 12%)`)).toEqual([]);
});

it('names every example that no longer holds after a new rate', () => {
  const examples = [
    { price: 40_000, downPayment: 4000, months: 48, monthlyAmount: 837 },
    { price: 40_000, downPayment: 4000, months: 48, monthlyAmount: 948 },
  ];
  expect(
    reportOn(`${truck} betaal je € 948 per maand in 48 maanden.`, { annualRate: 5.5, examples }),
  ).toEqual([
    'pages/a.json#/blocks/0/items/0/answer "rekenrente 12%" Hier staat een rekenrente van 12%, en de calculators rekenen met 5,5%. Schrijf "5,5%", of {rate}% als het altijd mee moet veranderen.',
    'pages/a.json#/blocks/0/items/0/answer "948" De calculator komt bij € 40.000, € 4.000 aanbetaling, 48 maanden en een rekenrente van 5,5% op € 837 per maand. Schrijf "837", of verander prijs, aanbetaling, slottermijn of looptijd.',
    'pages/_site.json#/calculator/examples/1/monthlyAmount De calculator komt bij € 40.000, € 4.000 aanbetaling, 48 maanden en een rekenrente van 5,5% op € 837 per maand. Schrijf 837, of verander prijs, aanbetaling, slottermijn of looptijd.',
  ]);
});

it.each<[string, JsonValue]>([
  ['no list', 3],
  ['wrong values', ['x', { price: '40.000' }]],
])('leaves %s to the schema', (_, examples) => {
  expect(reportOn('', { annualRate: 'x', examples })).toEqual([]);
});
