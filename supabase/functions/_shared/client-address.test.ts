import { describe, expect, it } from 'vitest';
import { addressFromHeader, senderNetworks } from './client-address.ts';

describe('senderNetworks', () => {
  it.each([
    ['192.0.2.7', { own: '192.0.2.7' }],
    ['::ffff:192.0.2.7', { own: '192.0.2.7' }],
    ['192.0.2.7:4711', { own: '192.0.2.7' }],
    ['[2001:db8:1:2::9]:4711', { own: '2001:db8:1:2::/64', wider: '2001:db8:1::/48' }],
    ['2001:db8:1:2:3:4:5:6', { own: '2001:db8:1:2::/64', wider: '2001:db8:1::/48' }],
    ['2001:DB8:1:2::9', { own: '2001:db8:1:2::/64', wider: '2001:db8:1::/48' }],
    ['2001:db8::1', { own: '2001:db8:0:0::/64', wider: '2001:db8:0::/48' }],
    ['fe80::1%eth0', { own: 'fe80:0:0:0::/64', wider: 'fe80:0:0::/48' }],
    ['::1', { own: '0:0:0:0::/64', wider: '0:0:0::/48' }],
    ['', { own: '' }],
    ['unknown', { own: '' }],
    ['2001:zz::', { own: '' }],
  ])('%j is in %j', (address, networks) => {
    expect(senderNetworks(address)).toEqual(networks);
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
