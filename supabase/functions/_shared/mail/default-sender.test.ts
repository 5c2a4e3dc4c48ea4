import { expect, it } from 'vitest';
import { defaultSender } from './default-sender.ts';

it.each([
  ['HopLease', '"HopLease" <info@hoplease.example>'],
  ['Jansen, De Vries', '"Jansen, De Vries" <info@hoplease.example>'],
  ['De "Haas" \\ Zn.', '"De Haas  Zn." <info@hoplease.example>'],
])('mails of %s come from %s', (name, sender) => {
  expect(defaultSender({ name, email: 'info@hoplease.example' })).toBe(sender);
});
