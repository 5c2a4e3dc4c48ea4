import { expect, it } from 'vitest';
import { canonicalMailbox } from './mailbox.ts';

it.each([
  'jan@doelwit.nl',
  'JAN@Doelwit.NL',
  'jan+1@doelwit.nl',
  'jan@ｄoelwit.nl',
  'jan@𝐝oelwit.nl',
  'jan@doelwit。nl',
  'jan@doelwit.nl.',
])('knows %s as the mailbox of jan@doelwit.nl', (email) => {
  expect(canonicalMailbox(email)).toBe('jan@doelwit.nl');
});

it.each([
  ['j.a.n@gmail.com', 'jan@gmail.com'],
  ['jan+lease@googlemail.com', 'jan@gmail.com'],
  ['j.a.n@bedrijf.nl', 'j.a.n@bedrijf.nl'],
  ['jan@müller.example', 'jan@xn--mller-kva.example'],
  ['jan@xn--mller-kva.example', 'jan@xn--mller-kva.example'],
  ['+x@bedrijf.nl', '+x@bedrijf.nl'],
  ['jan@not a host', 'jan@not a host'],
])('knows %s as %s', (email, expected) => {
  expect(canonicalMailbox(email)).toBe(expected);
});
