import { expect, it } from 'vitest';
import { acceptedOrigin } from './origin.ts';

const allowed = { exact: ['https://partner.example:8443'], own: ['https://www.site.example'] };

it.each<[string | undefined, string, boolean]>([
  [undefined, 'shop.example', true],
  ['https://shop.example', 'shop.example', true],
  ['http://shop.example:5173', 'shop.example:4173', true],
  ['http://[::1]:5173', '[::1]:4173', true],
  ['https://www.site.example', '10.0.0.3:4173', true],
  ['https://www.site.example:444', '10.0.0.3:4173', true],
  ['https://partner.example:8443', 'shop.example', true],
  ['https://partner.example', 'shop.example', false],
  ['https://evil.example', 'shop.example', false],
  ['https://shop.example.evil.example', 'shop.example', false],
  ['https://sub.shop.example', 'shop.example', false],
  ['https://shop.example, https://evil.example', 'shop.example', false],
  ['https://shop.example/path', 'shop.example', false],
  ['https://shop.example@evil.example', 'shop.example', false],
  ['null', 'shop.example', false],
  ['', 'shop.example', false],
  ['file://', 'shop.example', false],
  ['ftp://shop.example', 'shop.example', false],
])('origin %j sent to %j: %j', (origin, host, accepted) => {
  const headers = { host, ...(origin === undefined ? {} : { origin }) };
  const request = new Request('http://elsewhere.example/', { method: 'POST', headers });
  expect(acceptedOrigin(request, allowed)).toBe(accepted ? (origin ?? '') : undefined);
});
