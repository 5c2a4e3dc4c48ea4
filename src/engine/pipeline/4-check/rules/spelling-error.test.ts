import { expect, it } from 'vitest';
import { type TestFiles, testDocuments } from '../../../../../tests/engine/support/test-site.ts';
import { readDictionary } from '../../1-load/read-dictionary.ts';
import { sourceFileOf } from '../../1-load/source-document.ts';
import { documentFacts } from '../../3-facts/document-facts.ts';
import { indexSite } from '../../3-facts/site-index.ts';
import { spellingError } from './spelling-error.ts';

function reportOn(texts: readonly string[], ownWords: readonly string[] = []): string[] {
  const pages = texts.map((text, index) => [`p${index}.json`, { blocks: [{ text }] }]);
  return reportOnFiles(Object.fromEntries(pages), ownWords);
}

function reportOnFiles(files: TestFiles, ownWords: readonly string[] = []): string[] {
  const documents = testDocuments(files);
  const index = indexSite(
    documents.map((document) => ({
      file: sourceFileOf(document),
      facts: documentFacts(document, { dictionary: readDictionary() }),
    })),
    {
      pictureFiles: new Set(),
      writtenPaths: new Set(),
      schemasFolder: '/project/schemas',
      pagesFolder: 'pages',
      publicFolder: 'public',
      today: '2026-11-21',
      ownWords: new Set(ownWords),
      nearWord: (word) => readDictionary().near(word),
    },
  );
  return spellingError
    .checkSite(index)
    .map(({ message, suggestion }) => `${/"(.*?)"/.exec(message)?.[1]} → ${suggestion ?? '?'}`);
}

it.each([
  ['Wij leasen een vrachtwagn.', 'vrachtwagn → vrachtwagen'],
  ['Lees onze voorwaardn.', 'voorwaardn → voorwaarden'],
  ['Een interressant aanbod.', 'interressant → interessant'],
  ['Vraag je verzekerring na.', 'verzekerring → verzekering'],
  ['Een maandbedrach dat klopt.', 'maandbedrach → maandbedrag'],
  ['Onmiddelijk rijden.', 'Onmiddelijk → Onmiddellijk'],
  ['Teken het contrackt.', 'contrackt → contract'],
  ['Een graafmachiene huren.', 'graafmachiene → graafmachine'],
  ['De looptjd kies je zelf.', 'looptjd → looptijd'],
  ['Voor € 500 excl btw.', 'excl → excl.'],
  ['Incl btw.', 'Incl → Incl.'],
  ['Een lithium-ionaccu.', 'lithium-ionaccu → ?'],
  ['Een legbordstelling.', 'legbordstelling → ?'],
  ['Een krachtvoerbox.', 'krachtvoerbox → ?'],
])('reports the misspelt word in "%s"', (text, expected) => {
  expect(reportOn([text])).toEqual([expected]);
});

it.each([
  'Bereken het maandbedrag van je vrachtwagenlaadklep.',
  'De bakwagens en de koelwagens staan klaar.',
  'Voorjaars- en najaarswerk op akkers van 10 hectare.',
  'Bel {phone}, mail naar hulp@hoplease.example of lees [meer](/equipment/wegtransprt).',
  'Eén zzp’er met auto’s, foto’s en een cao.',
  'Een paneel van 430 Wp, een dak van 120 kWp en een aansluiting van 55 kVA: 2.500 Nm bij 1.000 tpm.',
  'Open ma t/m vr, za. tot 12 uur; 60 mnd, zie blz. 4, pag. 12 of afb. 3.',
  'Prijzen incl. btw en excl. bpm. Incl. laadklep. Dhr. De Vries, mevr. Jansen en drs. Bakker.',
  'Een heftruck met sideshift, zes twistlocks en twee knikdumpers; een haakarmwagen of portaalarm op een lowloader.',
  'Fleetmanagement, mrb, meerkilometers en minderkilometers: een lng-truck, een cng-tank en twee pto’s.',
  'Een vpn-verbinding, hdmi-kabels, een pv-installatie van 12 kWp en de kWp-prijs, ma-vr.',
  'Sale\u2011and\u2011lease\u2011back en een wkk\u2011installatie, met het streepje van Word.',
  'Kijk op https://www.rdw.nl/zakelijk of www.belastingdienst.nl.',
])('accepts "%s"', (text) => {
  expect(reportOn([text])).toEqual([]);
});

it('takes no names for words', () => {
  const files: TestFiles = {
    '_site.json': {
      company: 'Zwaluwstra',
      street: 'Ruyterkade 12',
      city: 'Velpermeer',
      tagline: 'Bij Velperweg',
    },
    'a.json': { blocks: [{ author: 'K. Bouali' }, { quote: { text: 'Nou en of.', source: 'K. Bouali' } }] },
  };
  expect(reportOnFiles(files)).toEqual(['Velperweg → ?']);
});

it('accepts the words of the house, with their endings', () => {
  expect(reportOn(['Een tiltrotator en twee tiltrotators.'], ['tiltrotator'])).toEqual([]);
  expect(reportOn(['Een tiltrotatr.'], ['tiltrotator'])).toEqual(['tiltrotatr → tiltrotator']);
});

it.each([
  ['Een bla’pto.', "bla'pto"],
  ["Een bla'pto.", 'bla’pto'],
  ['Drie plonto’s.', 'plonto'],
  ['Een fo-glorp.', 'fo\u2011glorp'],
  ['Een cafe\u0301bla.', 'caf\u00e9bla'],
])('knows the word in "%s", however the marks in "%s" of the list were typed', (text, listed) => {
  expect(reportOn([text], [listed])).toEqual([]);
});

it('offers no word of the house that is far off', () => {
  expect(reportOn(['Een koppelling.'], ['koppelpen'])).toEqual(['koppelling → koppeling']);
});

it('finds a compound that lacks a letter of one that other pages use', () => {
  const usual = 'Dit is het maandbedrag van je lease.';
  expect(reportOn([usual, usual, usual, 'Dit is je maanbedrag.'])).toEqual(['maanbedrag → maandbedrag']);
});
