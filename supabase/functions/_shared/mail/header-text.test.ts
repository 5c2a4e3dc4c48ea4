import { expect, it } from 'vitest';
import { headerText } from './header-text.ts';

it.each([
  ['line ends', 'Anna\r\nBcc: x@y.nl', 'Anna Bcc: x@y.nl'],
  ['marks that turn the writing', 'evil\u202egnp', 'evil gnp'],
  ['encoded words', '=?utf-8?q?X=0d=0aBcc:_x@y.nl?=', '= ?utf-8?q?X=0d=0aBcc:_x@y.nl?='],
  ['a long text', 'a'.repeat(151), `${'a'.repeat(149)}…`],
])('makes %s safe in a header', (_what, text, safe) => {
  expect(headerText(text)).toBe(safe);
});
