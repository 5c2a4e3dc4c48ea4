import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

describe('readEnvironment', () => {
  it.each([
    [{}, { port: 4173 }],
    [{ PORT: '', SITE_URL: ' ' }, { port: 4173 }],
    [{ PORT: '80' }, { port: 80 }],
    [{ SITE_URL: 'https://www.example.nl/' }, { port: 4173, siteUrl: 'https://www.example.nl' }],
    [{ SITE_URL: 'http://localhost:4173' }, { port: 4173, siteUrl: 'http://localhost:4173' }],
  ])('reads %j as %j', (variables, expected) => {
    expect(readEnvironment(variables)).toEqual(expected);
  });

  it.each(['abc', '-1', '1.5', '65536', '0x50'])('refuses the port %j', (PORT) => {
    expect(() => readEnvironment({ PORT })).toThrow(`PORT is "${PORT}"`);
  });

  it.each(['example.nl', 'https://a.nl/site', 'https://a.nl?b', 'ftp://a.nl', 'https://me@a.nl'])(
    'refuses the site address %j',
    (SITE_URL) => {
      expect(() => readEnvironment({ SITE_URL })).toThrow(`SITE_URL is "${SITE_URL}"`);
    },
  );

  it('names all wrong variables at once', () => {
    expect(() => readEnvironment({ PORT: 'x', SITE_URL: 'y' })).toThrow(/PORT is[\s\S]*SITE_URL is/);
  });
});
