import { expect, it } from 'vitest';
import { mailtoHref } from './mailto.ts';

it.each([
  ['jan@bedrijf.nl', 'mailto:jan@bedrijf.nl'],
  ['jan+lease@bedrijf.nl', 'mailto:jan%2Blease@bedrijf.nl'],
  ['a?bcc=evil%40evil.nl&body=x@b.nl', 'mailto:a%3Fbcc%3Devil%2540evil.nl%26body%3Dx@b.nl'],
])('%s is written to by %s', (email, href) => {
  expect(mailtoHref(email)).toBe(href);
});
