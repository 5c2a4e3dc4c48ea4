import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { applyEdits } from '../../../json/text-edit.ts';
import { documentFindings } from '../document-findings.ts';
import { notation } from './notation.ts';

const reportOn = (text: string): string[] => reportOf(notation, { 'a.json': { blocks: [{ text }] } });

it.each([
  ['40,000 euro per jaar', '"40,000 euro" ', '"€ 40.000"'],
  ['6.5 % rente', '"6.5 %" ', '"6,5%"'],
  ['een gewicht van 6.5kg', '"6.5kg" ', '"6,5 kg"'],
  ['een gewicht van 6.5 KG', '"6.5 KG" ', '"6,5 kg"'],
  ['een gewicht van 2500kg', '"2500kg" (warning)', '"2.500 kg"'],
  ['een giek van 12.5 meter', '"12.5" ', '"12,5"'],
  ['een breedte van 3.00m', '"3.00" ', '"3,00"'],
  ['een laadvloer van 13.60 x 2,48 m', '"13.60" ', '"13,60"'],
  ['na 8500 draaiuren', '"8500 draaiuren" (warning)', '"8.500 draaiuren"'],
  ['een tank van 32000 liter', '"32000 liter" (warning)', '"32.000 liter"'],
  ['een gewicht van 2019kg', '"2019kg" (warning)', '"2019 kg"'],
  ['12.50 euro per dag', '"12.50 euro" ', '"€ 12,50"'],
  ['€ 2500,- per jaar', '"€ 2500,-" (warning)', '"€ 2.500"'],
  ['€ 1,250,000', '"1,250,000" ', '"1.250.000"'],
  ['tot 3.5 ton', '"3.5" ', '"3,5"'],
  ['12.5% rente', '"12.5" ', '"12,5"'],
  ['€ 12.50 per dag', '"€ 12.50" ', '"€ 12,50"'],
  ['€ 40.000 euro', '"€ 40.000 euro" (warning)', '"€ 40.000"'],
  ['€15000 euro', '"€15000 euro" (warning)', '"€15.000"'],
  ['€ 500,- EUR', '"€ 500,- EUR" (warning)', '"€ 500"'],
  ['€40000', '"€40000" (warning)', '"€40.000"'],
  ['tot 3500 kg', '"3500 kg" (warning)', '"3.500 kg"'],
  ['40.000 euro', '"40.000 euro" (warning)', '"€ 40.000"'],
  ['40.000 €', '"40.000 €" (warning)', '"€ 40.000"'],
  ['1891,- euro per jaar', '"1891,- euro" (warning)', '"€ 1.891"'],
  ['1.500,-- euro', '"1.500,-- euro" (warning)', '"€ 1.500"'],
  ['EUR 40.000', '"EUR 40.000" (warning)', '"€ 40.000"'],
  ['€ 500,-', '"€ 500,-" (warning)', '"€ 500"'],
  ['12 % rente', '"12 %" (warning)', '"12%"'],
  ['120 PK', '"120 PK" (warning)', '"120 pk"'],
  ['een bak van 6 m3', '"6 m3" (warning)', '"6 m³"'],
  ['40 km/h', '"40 km/h" (warning)', '"40 km/u"'],
  ['30 tons', '"30 tons" (warning)', '"30 ton"'],
  ['80kg', '"80kg" (warning)', '"80 kg"'],
  ['[120 PK](/lader-75PK)', '"120 PK" (warning)', '"120 pk"'],
  ['Je least,wij regelen', '"least,wij" (warning)', '"least, wij"'],
  ['klein ,maar fijn', '"klein ,maar" (warning)', '"klein, maar"'],
  ['Dat kan !', '"kan !" (warning)', '"kan!"'],
  ['Bel ons . Of mail', '"ons ." (warning)', '"ons."'],
  ['per maand ( excl. btw )', '"( excl. btw )" (warning)', '"(excl. btw)"'],
  ['tot 3 ton (met laadklep )', '"(met laadklep )" (warning)', '"(met laadklep)"'],
  ['per 1-1-2027', '"1-1-2027" (warning)', '"1 januari 2027"'],
  ['per 1/2/2027', '"1/2/2027" (warning)', '"1 februari 2027"'],
  ['tot en met 01-09-2027.', '"01-09-2027" (warning)', '"1 september 2027"'],
  ['sinds 2019-03-05', '"2019-03-05" (warning)', '"5 maart 2019"'],
  ['tot 1 sept. 2027', '"1 sept. 2027" (warning)', '"1 september 2027"'],
  ['tot 1 jan 2027', '"1 jan 2027" (warning)', '"1 januari 2027"'],
  ['€ 500 ,- per jaar', '"€ 500 ,-" (warning)', '"€ 500"'],
  ['vanaf 1-mrt-27', '"1-mrt-27" (warning)', '"1 maart 2027"'],
  ['op 1 Januari 2027', '"1 Januari" (warning)', '"1 januari"'],
  ['alle foto`s online', '"foto`s" (warning)', '"foto’s"'],
  ['€ 500 excl. BTW', '"BTW" (warning)', '"btw"'],
  ['BTW betaal je vooraf', '"BTW" (warning)', '"Btw"'],
  ['Je spaart. BPM niet', '"BPM" (warning)', '"Bpm"'],
  ['**BTW:** meestal vooraf', '"BTW" (warning)', '"Btw"'],
  ['je BTW-nummer', '"BTW" (warning)', '"btw"'],
  ['de prijs incl. b.t.w. en bpm', '"b.t.w." (warning)', '"btw"'],
  ['APK-gekeurd', '"APK" (warning)', '"Apk"'],
  ['voor ZZP’ers', '"ZZP" (warning)', '"zzp"'],
  ['je KVK-nummer', '"KVK" (warning)', '"KvK"'],
  ['de accu´s', '"accu´s" (warning)', '"accu’s"'],
])('finds one mistake in "%s"', (text, place, right) => {
  const [line, ...more] = reportOn(text);
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
  'Vanaf 7.30 uur, een laadvloer van 13,60 x 2,48 m, 12.500 liter, versie 2.1 met 4x4',
  'In 2026 meter voor meter, EN 474-1, 710/70R42 en 385/65 R22.5',
  'In 2026 rijden er 3.500 bussen',
  '0,125 procent en 12,5%',
  'Wi-Fi 6, IPv4 en USB 3.2',
  '15.000 km per jaar',
  'Een rente van 8,125% of 8,125 procent',
  'Dat is 1,125 keer zo veel: 1,125 × 4, dus een factor 1,125',
  'Op voorraad: 20 HP laptops, 4 HP EliteBooks en 2 HP-printers',
  'Een MacBook Air 13 M3, en 40 M3 bouten',
  'Ruimte voor 33 euro-pallets, 20 euro pallets of 20 EUR-pallets',
  'Een bestelbus van bouwjaar 2019 km-stand 80.000',
  'In 2026 ton voor ton, en in maart 2027 kg voor kg',
  'Een wit 1 t-shirt',
  'De lader van het type LX-75PK',
  '[De folder](https://www.fabrikant.nl/folders/lader-75PK.pdf)',
  'Zie https://www.fabrikant.nl/12500kg/lader-75PK, of www.fabrikant.nl/6m3.',
  'Een schaal van 1 : 20, versie .net en de SDK; dus 3 ! en zo…',
  'Zie Booking.com, Node.js, M.A. de Vries, www.Van.Dam.nl of bedrijf.nl.Bel',
  'Op 31-2-2027 en 12-31-2026, waarvan een andere regel iets zegt',
  'Versie 1-1-2027-b, NEN 1-2-2027.1 en 20-1-1-2027; 3-4 weken',
  'Op 1 januari 2027, 1 mei 2027 en 1 Meizoen; € 12 Mei-actie',
  'Btw, bpm en KvK; de apk van een zzp’er, op www.kvk.nl of kvk.nl/BTW. Mail BTW@fabrikant.nl',
  'Een bak van 5,-delig of 3,–10',
  'Mail naar 600hp@fabrikant.nl of kijk op fabrikant.nl/lader-75PK.pdf',
])('accepts "%s"', (text) => {
  expect(reportOn(text)).toEqual([]);
});

it.each<[text: string, fixed: string]>([
  ['12500 kg', '12.500 kg'],
  ['40.000 euro.', '€ 40.000.'],
  ['500 euro per maand', '€ 500 per maand'],
  ['1500,5 euro per maand', '€ 1.500,50 per maand'],
  ['500 EUR excl. btw', '€ 500 excl. btw'],
  ['euro 25.000', '€ 25.000'],
  ['1.500,- euro per maand', '€ 1.500 per maand'],
  ['vanaf 499,- per maand', 'vanaf € 499 per maand'],
  ['vanaf 2500,=', 'vanaf € 2.500'],
  ['van 499,– voor 399,-.', 'van € 499 voor € 399.'],
  ['€ 499,– per maand', '€ 499 per maand'],
  ['van 1-1-2027 tot 31-12-2027', 'van 1 januari 2027 tot 31 december 2027'],
  ['30 tons en 6 m3', '30 ton en 6 m³'],
  ['€ 2000', '€ 2.000'],
  ['EUR 2500', '€ 2.500'],
])('fixes %j to %j', (text, fixed) => {
  const edits = fixesOf(text).map(({ range, replacement }) => ({ ...range, text: replacement }));
  expect(applyEdits(text, edits)).toBe(fixed);
});

it.each<[text: string, meant: string]>([
  ['een trekker van 120 HP', '120 pk'],
  ['Dit is af.De wagen ook', 'af. De'],
  ['600+ hp', '600+ pk'],
  ['een bak van 6 M3', '6 m³'],
  ['een hal van 200 M2', '200 m²'],
  ['7,5 t laadvermogen', '7,5 ton'],
  ['18 Ton', '18 ton'],
  ['18 TON', '18 ton'],
  ['100 euro korting', '€ 100'],
  ['100,- euro korting', '€ 100'],
  ['euro 2026', '€ 2.026'],
  ['een trekker van 7.5 hp', '7,5 pk'],
  ['tot 2000 kg', '2.000 kg'],
])('asks about %j whether it means %j, and leaves it', (text, meant) => {
  expect(foundIn(text)).toEqual([
    expect.objectContaining({
      severity: 'warning',
      suggestion: meant,
      hint: `Bedoel je "${meant}", schrijf het dan zo. Anders mag dit blijven staan.`,
    }),
  ]);
  expect(fixesOf(text)).toEqual([]);
});

function foundIn(text: string) {
  return documentFindings({ kind: 'page', value: { blocks: [{ text }] } }, { among: [notation] });
}

function fixesOf(text: string) {
  return foundIn(text).flatMap(({ place, replacement }) =>
    replacement !== undefined && 'range' in place && place.range !== undefined
      ? [{ range: place.range, replacement }]
      : [],
  );
}
