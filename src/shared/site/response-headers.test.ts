import { describe, expect, it } from 'vitest';
import {
  cachingRules,
  type HeaderRule,
  headersFor,
  securityHeaders,
  withoutTransportSecurity,
} from './response-headers.ts';

const options = {
  scriptHashes: ['sha256-loader='],
  styleHashes: ['sha256-css='],
  connectOrigins: ['https://abc.supabase.co'],
  https: true,
};
const policyOf = (headers: Record<string, string>) => headers['Content-Security-Policy']?.split('; ');

describe('securityHeaders', () => {
  it('allows the site itself, the given hashes and the given origins', () => {
    expect(policyOf(securityHeaders(options))).toEqual([
      `default-src 'none'`,
      `script-src 'self' 'sha256-loader='`,
      `style-src 'self' 'sha256-css='`,
      `img-src 'self' data:`,
      `font-src 'self'`,
      `connect-src 'self' https://abc.supabase.co`,
      `manifest-src 'self'`,
      `base-uri 'none'`,
      `form-action 'self'`,
      `frame-ancestors 'none'`,
      `require-trusted-types-for 'script'`,
      `trusted-types 'none'`,
      'upgrade-insecure-requests',
    ]);
  });

  it('guards pages in frames, of other origins and on plain http', () => {
    const { 'Content-Security-Policy': _, ...others } = securityHeaders(options);
    expect(others).toEqual({
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    });
  });

  it('says the same for a site on plain http as what remains of a site on https', () => {
    const plain = securityHeaders({ ...options, https: false });
    expect(plain['Strict-Transport-Security']).toBeUndefined();
    expect(withoutTransportSecurity(securityHeaders(options))).toEqual(plain);
  });
});

describe('headersFor', () => {
  it.each([
    ['/assets/main-1a2b.js', 'public, max-age=31536000, immutable'],
    ['/images/bakwagen.svg', 'public, max-age=86400'],
    ['/fonts/figtree.woff2', 'public, max-age=86400'],
    ['/social/index.png', 'public, max-age=86400'],
    ['/contact', undefined],
  ])('%s is kept as long as %s', (path, kept) => {
    expect(headersFor(path, cachingRules)['Cache-Control']).toBe(kept);
  });

  it('joins the values of rules that both match', () => {
    const rules: HeaderRule[] = [
      { pattern: '/*', headers: { A: '1', B: 'x' } },
      { pattern: '/a/*/b.js', headers: { A: '2' } },
    ];
    expect(headersFor('/a/c/b.js', rules)).toEqual({ A: '1, 2', B: 'x' });
    expect(headersFor('/a/b.js', rules)).toEqual({ A: '1', B: 'x' });
  });
});
