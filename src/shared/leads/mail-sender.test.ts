import { expect, it } from 'vitest';
import { senderAddress } from './mail-sender.ts';

it.each([
  ['website@example.nl', 'website@example.nl'],
  ['root@localhost', 'root@localhost'],
  ['<website@example.nl>', 'website@example.nl'],
  [' HopLease <website@example.nl> ', 'website@example.nl'],
  ['Hoplease & Zoë <website@example.nl>', 'website@example.nl'],
  ['"HopLease, verkoop" <website@example.nl>', 'website@example.nl'],
  ['website', undefined],
  ['HopLease website@example.nl', undefined],
  ['HopLease, verkoop <website@example.nl>', undefined],
  ['a@example.nl, b@example.nl', undefined],
  ['"HopLease <website@example.nl>"', undefined],
  ['HopLease <website@example.nl', undefined],
  ['HopLease <website@example.nl>\r\nBcc: <a@example.nl>', undefined],
])('the address of %j is %j', (from, address) => {
  expect(senderAddress(from)).toBe(address);
});
