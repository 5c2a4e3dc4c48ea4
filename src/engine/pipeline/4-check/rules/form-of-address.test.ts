import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import { formOfAddress } from './form-of-address.ts';

const reportOn = (text: string): string[] => reportOf(formOfAddress, { 'a.json': { blocks: [{ text }] } });

it.each([
  ['Wij helpen u graag.', '"u" (warning) Hier staat "u", maar deze site zegt "je". Schrijf "je".'],
  [
    'Uw aanvraag is binnen.',
    '"Uw" (warning) Hier staat "Uw", maar deze site zegt "je". Schrijf "Je" of "Jouw".',
  ],
  [
    'Bel ons. **U** kunt ook mailen.',
    '"U" (warning) Hier staat "U", maar deze site zegt "je". Schrijf "Je".',
  ],
  ['Dan belt U ons.', '"U" (warning) Hier staat "U", maar deze site zegt "je". Schrijf "je".'],
  [
    'Kijk het na bij uzelf.',
    '"uzelf" (warning) Hier staat "uzelf", maar deze site zegt "je". Schrijf "jezelf".',
  ],
])('reports "%s"', (text, expected) => {
  expect(reportOn(text)).toEqual([`pages/a.json#/blocks/0/text ${expected}`]);
});

it.each([
  'Je rijdt 40 km/u.',
  'Een U-profiel of u-bocht.',
  'Bel binnen 24 u.',
  'Duwen en uur',
  'Studeren aan de UW',
])('accepts "%s"', (text) => expect(reportOn(text)).toEqual([]));

it.each([
  ['a customer', { items: [{ quote: 'Dank u wel!' }] }],
  ['a source', { quote: { text: 'U mag de rente aftrekken.', source: 'Uw belastingdienst' } }],
])('leaves the words of %s as they were said', (_, block) => {
  expect(reportOf(formOfAddress, { 'a.json': { blocks: [block] } })).toEqual([]);
});
