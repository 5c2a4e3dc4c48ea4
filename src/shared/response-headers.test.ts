import { describe, expect, it } from 'vitest';
import {
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

  it('says the same for a site on plain http as what remains of a site on https', () => {
    const plain = securityHeaders({ ...options, https: false });
    expect(plain['Strict-Transport-Security']).toBeUndefined();
    expect(withoutTransportSecurity(securityHeaders(options))).toEqual(plain);
  });
});

describe('headersFor', () => {
  it('joins the values of rules that both match', () => {
    const rules: HeaderRule[] = [
      { pattern: '/*', headers: { A: '1', B: 'x' } },
      { pattern: '/a/*.js', headers: { A: '2' } },
    ];
    expect(headersFor('/a/b.js', rules)).toEqual({ A: '1, 2', B: 'x' });
    expect(headersFor('/a/.j', rules)).toEqual({ A: '1', B: 'x' });
  });
});
