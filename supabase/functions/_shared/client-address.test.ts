import { describe, expect, it } from 'vitest';
import { addressFromHeader, senderNetwork } from './client-address.ts';

describe('senderNetwork', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
    ['unknown', ''],
    ['2001:zz::', ''],
  ])('%j is %j', (address, network) => {
    expect(senderNetwork(address)).toBe(network);
  });
});

describe('addressFromHeader', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['203.0.113.9, 192.0.2.7', '192.0.2.7'],
    [null, ''],
    [undefined, ''],
  ])('%j gives %j', (header, address) => {
    expect(addressFromHeader(header)).toBe(address);
  });
});
