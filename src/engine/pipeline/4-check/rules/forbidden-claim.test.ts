import { describe, expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import type { JsonObject } from '../../../../shared/json/json-value.ts';
import { forbiddenClaim } from './forbidden-claim.ts';

const reportOn = (item: JsonObject): string[] =>
  reportOf(forbiddenClaim, { 'a.json': { blocks: [{ items: [item] }] } });

describe.each<[string, string[], string[]]>([
  [
    'approval',
    [
      'Bij ons word je altijd goedgekeurd.',
      'Gegarandeerd de beste keuze.',
      'Iedereen wordt geaccepteerd, ook met een BKR-registratie.',
      'Wij keuren elke aanvraag goed.',
      'Iedere aanvraag wordt goedgekeurd.',
      'Met 100% goedkeuring',
    ],
    [
      'Een aanvraag wordt niet altijd goedgekeurd.',
      'Op de machine zit garantie.',
      'Niet elke aanvraag wordt goedgekeurd.',
      'We kijken elke aanvraag goed na.',
    ],
  ],
  [
    'assessment',
    ['Leasen zonder toetsing', 'Lease BKR-vrij', 'Zonder BKR-toetsing leasen', 'Geen BKR-toetsing nodig'],
    [
      'We doen niets zonder toetsing, daar is geen uitzondering op.',
      'Registratie bij het BKR kan worden bekeken.',
      'Er is niet altijd geen BKR-toets.',
    ],
  ],
  [
    'the balance sheet',
    ['Operational lease is altijd off-balance.'],
    ['Lease staat meestal niet op je balans.', 'Het kan off-balance zijn.'],
  ],
  ['VAT', ['Je krijgt altijd btw terug.'], ['Btw is meestal terug te vragen.']],
  [
    'tax allowances',
    ['KIA bij operational lease is mooi.', 'Met operational lease krijg je investeringsaftrek.'],
    ['Bij operational lease is KIA niet voor jou.'],
  ],
  [
    'tax advantages',
    ['Leasen is fiscaal voordelig.', 'Financial lease is 100% fiscaal aftrekbaar.'],
    [
      'Leasen kan fiscaal voordelig zijn.',
      'Vraag je fiscaal adviseur.',
      'De rente is meestal volledig aftrekbaar.',
      'De btw is volledig aftrekbaar als je btw-plichtig bent.',
    ],
  ],
  [
    'rates',
    [
      'Het JKP is 8%.',
      'De laagste rente van Nederland',
      'Altijd het scherpste tarief',
      'Wij zijn de goedkoopste van Nederland.',
    ],
    ['De rekenrente is 12%.', 'Meet de laagste balk.', 'De grootste haven van Europa ligt in Rotterdam.'],
  ],
  [
    'licences',
    ['Wij hebben een vergunning van de AFM.', 'Lid van BOVAG', 'Met keurmerk'],
    ['De wagen heeft een vergunning.', 'Ze vallen niet onder toezicht van de AFM.'],
  ],
  [
    'independence',
    ['Voor onafhankelijk leaseadvies', 'Spreek een onafhankelijke lease adviseur.'],
    ['We zijn geen onafhankelijk adviseur.', 'Met aandrijving onafhankelijk van de rijsnelheid'],
  ],
  ['brands', ['Officieel dealer van alle merken', 'Erkende partner'], ['Spreek met je dealer af.']],
  [
    'numbers of customers',
    [
      'Meer dan 1.000 tevreden klanten',
      '4.000 tevreden rijders',
      '2.500 tevreden huurders',
      'Beoordeeld met een 9,2',
      '5 sterren',
      'Wij hebben een 9,6 op Trustpilot.',
    ],
    ['Je hoort na de beoordeling binnen 24 uur meer.', 'Voor bedrijven met 10 bussen'],
  ],
  [
    'insurance',
    ['Sluit direct je verzekering af.', 'Premie vanaf € 10', 'Verzekerd bij Interpolis'],
    ['Je sluit hier geen verzekering af.', 'De premie bepaalt de verzekeraar.'],
  ],
  ['service', ['24/7 service'], ['24/7 hulp bij pech']],
  [
    'delivery',
    ['Levering binnen enkele dagen'],
    ['Levering binnen enkele dagen, bij voorraad', 'Antwoord binnen enkele dagen'],
  ],
])('about %s', (_, wrong, right) => {
  it.each(wrong)('reports "%s"', (text) => {
    expect(reportOn({ text })).toHaveLength(1);
  });
  it.each(right)('accepts "%s"', (text) => {
    expect(reportOn({ text })).toEqual([]);
  });
});

it('points at the words, says why, and what to write instead', () => {
  expect(reportOn({ title: 'Snel: 24/7 service' })).toEqual([
    'pages/a.json#/blocks/0/items/0/title "24/7" "24/7" kan deze site niet zeggen. Het kantoor heeft openingstijden; alleen hulp bij pech en schade is er dag en nacht. Zet erbij waarvoor het is, bijvoorbeeld "24/7 hulp bij pech en storing".',
  ]);
});

it('reads the rest of an item for what makes a claim true', () => {
  expect(reportOn({ title: '24/7 ondersteuning', text: 'Bel bij pech.' })).toEqual([]);
});

it.each([
  ['Nee, we toetsen elke aanvraag.', 0],
  ['Ja, bij ons wel.', 1],
  ['Ja, dat is geen probleem.', 1],
])('reads the answer for what a question asks: "%s"', (answer, reported) => {
  expect(reportOn({ question: 'Kan ik leasen zonder BKR-toetsing?', answer })).toHaveLength(reported);
});

it('finds what an exception in an earlier sentence does not cover', () => {
  expect(reportOn({ text: 'Het kan niet beter. Je wordt altijd goedgekeurd.' })).toHaveLength(1);
});

it.each([
  'De koelcel draait 24/7, dus let op het verbruik.',
  'Laadpalen staan vaak 24/7 open.',
  'Een melkrobot melkt 24/7.',
  'Zonnepanelen hebben vaak 25 jaar lang een gegarandeerd vermogen van 85%.',
  'Een melkrobot levert binnen enkele dagen meer rust in de stal.',
  'Je levert de oude stoel in binnen 14 dagen na het einde.',
  'De heftruck heeft ASR, een antislipregeling.',
  'De subsidie is een premie van € 900 per laadpaal.',
  'De koelkast heeft 4 sterren op het energielabel.',
  'In Nederland rijden al 30.000 bedrijven met een e-bus.',
  'De vitrine heeft een keurmerk voor hygiëne.',
  'Een BOVAG-garage keurt je bus, een VNA-truck past in smalle gangen.',
  'Je koopt hem bij een erkende importeur.',
  'De beoordeling duurt 1 tot 3 weken, in 3 stappen.',
  'Voor EIA kies je financial lease, want operational telt daar anders.',
])('accepts what is said of a machine: "%s"', (text) => {
  expect(reportOn({ text })).toEqual([]);
});

it.each([
  'We zijn 24/7 bereikbaar, en de koelcel draait door.',
  'Ons kantoor is 24/7 open.',
  'Je aanvraag is gegarandeerd akkoord.',
  'Wij zijn een erkende dealer van dit merk.',
  '{company} is een erkende dealer van dit merk.',
  'We leveren binnen 3 werkdagen.',
  'De premie van je verzekering is € 30 per maand.',
  'Met ASR ben je goed verzekerd.',
  'De waardering van klanten is 9,2.',
  'Wij zijn lid van BOVAG.',
])('still reports what is said of the company: "%s"', (text) => {
  expect(reportOn({ text })).toHaveLength(1);
});
