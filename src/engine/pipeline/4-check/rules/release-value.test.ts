import { describe, expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { releaseValue } from './release-value.ts';

const real = {
  siteUrl: 'https://www.haaslease.nl',
  phone: '026-123 45 67',
  email: 'info@haaslease.nl',
  chatUrl: 'https://wa.me/31261234567',
  street: 'Eusebiusplein 1',
  postalCode: '6811 HE',
  kvk: '12345678',
  vatNumber: 'NL001234567B01',
  country: 'Nederland',
};
const { street: _, chatUrl: _chat, ...withoutStreetAndChat } = real;
const { kvk: _kvk, ...withoutKvk } = real;

describe('before a site goes public', () => {
  it.each([
    ['finds nothing where all is filled in', real, []],
    [
      'names each example value, in its place',
      {
        ...real,
        siteUrl: 'https://www.hoplease.example',
        phone: '026-000 00 00',
        email: 'info@hoplease.example',
        chatUrl: 'https://chat.hoplease.example/open',
      },
      [
        'pages/_site.json#/siteUrl "siteUrl" is nog een voorbeeld: "https://www.hoplease.example". Vul het eigen adres van de site in.',
        'pages/_site.json#/phone "phone" is nog een voorbeeld: "026-000 00 00". Vul het eigen telefoonnummer in.',
        'pages/_site.json#/email "email" is nog een voorbeeld: "info@hoplease.example". Vul het eigen e-mailadres in.',
        'pages/_site.json#/chatUrl "chatUrl" is nog een voorbeeld: "https://chat.hoplease.example/open". Vul het adres van de eigen chat in.',
      ],
    ],
    [
      'names what is missing; a chat may be',
      withoutStreetAndChat,
      [
        'pages/_site.json# "street" ontbreekt nog: de straat en het huisnummer van het kantoor. Voeg "street" toe.',
      ],
    ],
    [
      'names a missing number at the Chamber of Commerce',
      withoutKvk,
      ['pages/_site.json# "kvk" ontbreekt nog: het nummer bij de Kamer van Koophandel. Voeg "kvk" toe.'],
    ],
    ['asks for none in another country', { ...withoutKvk, country: 'België' }, []],
  ])('%s', (_what, site, expected) => {
    expect(reportOf(releaseValue, { '_site.json': site })).toEqual(expected);
  });

  it('finds what its author marked as an example', () => {
    const text = ['We bestaan sinds 2019 (voorbeeld), in Arnhem.', 'Geen voorbeeld.'];
    expect(reportOf(releaseValue, { 'over-ons.json': { blocks: [{ text }] } })).toEqual([
      'pages/over-ons.json#/blocks/0/text/0 "2019 (voorbeeld)" Hier staat nog een voorbeeld: "2019 (voorbeeld)". Schrijf wat bij je eigen bedrijf klopt, en haal "(voorbeeld)" weg.',
    ]);
  });

  it('finds the voices of people who were made up', () => {
    const items = [
      { author: 'Sanne', company: 'Hoveniersbedrijf (voorbeeld)' },
      { author: 'Els', company: 'Els Bloemen' },
    ];
    const files = {
      'index.json': { blocks: [{ type: 'testimonials', items }] },
      '_shared/stemmen.json': { type: 'testimonials', items: items.slice(1) },
    };
    expect(reportOf(releaseValue, files)).toEqual([
      'pages/index.json#/blocks/0/items/0 De uitspraak van "Sanne" is nog een voorbeeld. Zet er een uitspraak van een echte klant neer, met toestemming, of haal het blok weg.',
    ]);
  });
});
