import { describe, expect, it } from 'vitest';
import { hostFiles } from './host-files.ts';

describe('hostFiles', () => {
  it('writes the headers of all paths, and the caching of each folder', () => {
    const { _headers } = hostFiles({ security: { 'X-Frame-Options': 'DENY', 'X-B': 'c' }, redirects: [] });
    expect(_headers).toMatch(
      /^\/\*\n {2}X-Frame-Options: DENY\n {2}X-B: c\n\n\/assets\/\*\n {2}Cache-Control: /,
    );
    expect(_headers.split('\n').filter((line) => line === '/*')).toHaveLength(1);
  });

  it('writes one line per redirect', () => {
    const redirects = [
      { from: '/oud', to: '/nieuw', status: 301 as const },
      { from: '/a/b', to: '/', status: 302 as const },
    ];
    expect(hostFiles({ security: {}, redirects })._redirects).toBe('/oud /nieuw 301\n/a/b / 302\n');
  });

  it.each([
    ['a header of two lines', { security: { A: 'b\nc' }, redirects: [] }],
    ['a header that hosts skip', { security: { A: 'b'.repeat(2000) }, redirects: [] }],
    ['a path with a space', { security: {}, redirects: [{ from: '/a b', to: '/c', status: 301 as const }] }],
    [
      'a path of another site',
      { security: {}, redirects: [{ from: '/a', to: 'https://b.example', status: 301 as const }] },
    ],
  ])('refuses %s', (_, settings) => {
    expect(() => hostFiles(settings)).toThrow();
  });
});
