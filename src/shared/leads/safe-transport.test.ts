import { expect, it } from 'vitest';
import { hasSafeTransport } from './safe-transport.ts';

it.each([
  ...['https://www.example.nl', 'http://localhost:4173', 'http://hoplease.localhost', 'http://testserver'],
  ...[
    'http://127.0.0.1',
    'http://0.0.0.0:80',
    'http://10.0.0.1',
    'http://192.168.1.20',
    'http://169.254.1.1',
  ],
  ...['http://172.16.0.1', 'http://172.31.255.1', 'http://[::1]', 'http://[fd00::1]', 'http://[fe80::1]'],
  ...['http://nas.local', 'http://a.internal', 'http://a.test', 'http://a.lan', 'http://a.home.arpa'],
])('%s is safe', (address) => expect(hasSafeTransport(new URL(address))).toBe(true));

it.each([
  ...['http://www.example.nl', 'http://localhost.example.nl', 'http://local.nl', 'http://10.example.nl'],
  ...[
    'http://203.0.113.5',
    'http://172.15.0.1',
    'http://172.32.0.1',
    'http://192.169.0.1',
    'http://11.0.0.1',
  ],
  ...['http://[2001:db8::1]', 'http://[fec0::1]', 'http://fd00.nl', 'ftp://localhost'],
])('%s is not', (address) => expect(hasSafeTransport(new URL(address))).toBe(false));
