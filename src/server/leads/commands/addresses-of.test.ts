import { expect, it } from 'vitest';
import { addressesOf, alikeQuestion } from './addresses-of.ts';

const kept = [
  'Jan@müller.example',
  'jan@XN--mller-kva.example',
  'jan+lease@müller.example',
  'piet@müller.example',
  'j.an@gmail.com',
  'Jan@gmail.com',
  'JOSÉ@bedrijf.nl',
].map((email) => ({ email }));

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
  expect(alikeQuestion(addressesOf('jan@müller.example', kept), 'erase')).toBe(
    'Ook bewaard: jan+lease@müller.example. Is dat dezelfde persoon? Dan ook: npm run leads -- erase jan+lease@müller.example',
  );
  expect(alikeQuestion(addressesOf('piet@müller.example', kept), 'erase')).toBeUndefined();
});

it.each([
  ['jan+`id`@bedrijf.nl', "'jan+`id`@bedrijf.nl'"],
  ['jan+$HOME|sh&@bedrijf.nl', "'jan+$HOME|sh&@bedrijf.nl'"],
  ["jan+o'neil@bedrijf.nl", String.raw`'jan+o'\''neil@bedrijf.nl'`],
  ['jan+é_1-2.a@bedrijf.nl', 'jan+é_1-2.a@bedrijf.nl'],
])('offers no command that a terminal takes for more than the address %s', (email, typed) => {
  const question = alikeQuestion(addressesOf('jan@bedrijf.nl', [{ email }]), 'erase');
  expect(question).toBe(
    `Ook bewaard: ${email}. Is dat dezelfde persoon? Dan ook: npm run leads -- erase ${typed}`,
  );
});
