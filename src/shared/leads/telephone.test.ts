import { expect, it } from 'vitest';
import { telephoneHref } from './telephone.ts';

it.each([
  ['026-000 00 00', 'tel:+31260000000'],
  ['06 12 34 56 78', 'tel:+31612345678'],
  ['+31 (0)26 000 00 00', 'tel:+31260000000'],
  ['0031 26 000 00 00', 'tel:+31260000000'],
  ['+49 30 1234567', 'tel:+49301234567'],
  ['0032 3 123 45 00', 'tel:+3231234500'],
])('dials for %s %s', (phone, href) => expect(telephoneHref(phone)).toBe(href));
