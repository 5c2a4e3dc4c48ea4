import { describe, expect, it } from 'vitest';
import { parseHeadersFile, parseRedirectsFile } from './host-files.ts';

describe('parseHeadersFile', () => {
  it('reads patterns with the headers below them, whatever the line ends', () => {
    const text = "# note\r\n/*\r\n  A: default-src 'none'; b:\r\n\r\n/assets/*\r\n  B: c\r\n";
    expect(parseHeadersFile(text)).toEqual([
      { pattern: '/*', headers: { A: "default-src 'none'; b:" } },
      { pattern: '/assets/*', headers: { B: 'c' } },
    ]);
  });

  it.each(['  A: b', '/*\n  nonsense', '/*\nA: b', '/*\n  ! A'])('refuses %j', (text) => {
    expect(() => parseHeadersFile(text)).toThrow('_headers');
  });
});

describe('parseRedirectsFile', () => {
  it('reads one redirect per line', () => {
    expect([...parseRedirectsFile('/oud /nieuw 301\n# note\n/a  /b 302\n')]).toEqual([
      ['/oud', { from: '/oud', to: '/nieuw', status: 301 }],
      ['/a', { from: '/a', to: '/b', status: 302 }],
    ]);
  });

  it.each(['/a /b', '/a /b 200', '/a https://b.example 301'])('refuses %j', (text) => {
    expect(() => parseRedirectsFile(text)).toThrow('Line 1');
  });
});
