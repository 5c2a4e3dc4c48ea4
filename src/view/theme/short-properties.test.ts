import { expect, it } from 'vitest';
import { shortProperties } from './short-properties.ts';
import { siteSheets } from './site-sheets.ts';

it('shortens what the sheets declare, wherever it is used, and keeps what documents set', () => {
  const sheets = {
    base: ':root{--space-1:4px;--leaf:#1d6b48}.a{--space-10:40px;margin:var(--space-10)}',
    b: '.b{padding:var(--space-1) var(--width,1px);color:var(--leaf);display:var(--hop-line,block)}',
  };
  expect(shortProperties(sheets)).toEqual({
    base: ':root{--b:4px;--leaf:#1d6b48}.a{--c:40px;margin:var(--c)}',
    b: '.b{padding:var(--b) var(--width,1px);color:var(--leaf);display:var(--hop-line,block)}',
  });
});

it('leaves no long name in the sheets of the site but those that documents set', () => {
  const css = Object.values(shortProperties(siteSheets())).join('');
  const long = new Set(css.match(/--[\w-]{3,}(?=\s*[:,)])/g));
  expect([...long].filter((name) => !css.includes(`${name}:#`))).toEqual(['--hop-line']);
});
