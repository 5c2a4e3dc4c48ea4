import { expect, it } from 'vitest';
import { addressesOf, alikeQuestion, askedAddress } from './addresses-of.ts';

const kept = [
  'Jan@müller.example',
  'jan@XN--mller-kva.example',
  'jan+lease@müller.example',
  'piet@müller.example',
  'j.an@gmail.com',
  'Jan@gmail.com',
  'JOSÉ@bedrijf.nl',
].map((email, index) => ({ id: `${index}`, email }));

it.each([
  ['jan@müller.example', ['Jan@müller.example', 'jan@XN--mller-kva.example'], ['jan+lease@müller.example']],
  [
    'JAN@Xn--Mller-kva.Example',
    ['Jan@müller.example', 'jan@XN--mller-kva.example'],
    ['jan+lease@müller.example'],
  ],
  ['jan@müller.example.', ['Jan@müller.example', 'jan@XN--mller-kva.example'], ['jan+lease@müller.example']],
  ['jan@gmail.com', ['Jan@gmail.com'], ['j.an@gmail.com']],
  ['jose\u0301@bedrijf.nl', ['JOSÉ@bedrijf.nl'], []],
  ['gmail.com', [], []],
  ['jan@gmail.com/x', [], []],
])('finds the addresses of %s', (email, same, alike) => {
  expect(addressesOf(email, kept)).toEqual({ same, alike });
});

it('asks a person about addresses that only may be the same, each with its command', () => {
  const question = (email: string) =>
    alikeQuestion(addressesOf(email, kept), { command: 'erase', leads: kept });
  expect(question('jan@müller.example')).toBe(
    'Ook bewaard: jan+lease@müller.example. Is dat dezelfde persoon? Dan ook: npm run leads -- erase jan+lease@müller.example',
  );
  expect(question('piet@müller.example')).toBeUndefined();
});

const id = '0a1b2c3d-89ab-4cde-8f01-23456789abcd';

it.each([
  ['jan+`id`@bedrijf.nl', id],
  ['jan+$HOME|sh&@bedrijf.nl', id],
  ["jan+o'neil@bedrijf.nl", id],
  ['jan+%PATH%@bedrijf.nl', id],
  ['jan+é_1-2.a@bedrijf.nl', 'jan+é_1-2.a@bedrijf.nl'],
])('offers no command that any terminal takes for more than the address %s', (email, typed) => {
  const leads = [{ id, email }];
  const question = alikeQuestion(addressesOf('jan@bedrijf.nl', leads), { command: 'erase', leads });
  expect(question).toBe(
    `Ook bewaard: ${email}. Is dat dezelfde persoon? Dan ook: npm run leads -- erase ${typed}`,
  );
  expect(askedAddress(typed, leads)).toBe(email);
});

it.each([
  ['0A1B2C3D', 'jan@bedrijf.nl'],
  ['0a1b', '0a1b'],
  ['ffffffff', 'ffffffff'],
  ['12345678', '12345678'],
  ['12345678-9', 'piet@bedrijf.nl'],
])('asked for %s finds %s: no lead but one that is named in full', (typed, email) => {
  const leads = [
    { id, email: 'jan@bedrijf.nl' },
    { id: '12345678-9abc', email: 'piet@bedrijf.nl' },
    { id: '12345678-abcd', email: 'els@bedrijf.nl' },
  ];
  expect(askedAddress(typed, leads)).toBe(email);
});
