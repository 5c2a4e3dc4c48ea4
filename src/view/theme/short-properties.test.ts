import { expect, it } from 'vitest';
import { shortProperties } from './short-properties.ts';
import { siteSheets } from './site-sheets.ts';

it.each([
  [
    'a name is short, and shortest where it is used most',
    ':root{--wide:1em 2em;--other:1em}.a{margin:var(--other);padding:var(--other) var(--wide)}',
    ':root{--c:1em 2em;--b:1em}.a{margin:var(--b);padding:var(--b) var(--c)}',
  ],
  [
    'a length stands where it is used',
    ' :root{--space-1:4px;--space-10:40px}.a{margin:var(--space-10);padding:var(--space-1) 0}',
    ' :root{}.a{margin:40px;padding:4px 0}',
  ],
  [
    'but not one that is another on paper',
    ':root{--space-6:24px}.a{margin:var(--space-6)}@media print{:root{--space-6:3mm}}',
    ':root{--b:24px}.a{margin:var(--b)}@media print{:root{--b:3mm}}',
  ],
  [
    'nor one of some elements, where others have another',
    '.a{width:var(--width,17rem)}.a:has(p){--width:24rem}@media (min-width:60em){:root{--gap:4px}}.b{gap:var(--gap)}',
    '.a{width:var(--b,17rem)}.a:has(p){--b:24rem}@media (min-width:60em){:root{--c:4px}}.b{gap:var(--c)}',
  ],
  [
    'nor one that is used with a fallback',
    ':root{--gap:4px}.a{gap:var(--gap,1px);margin:var(--gap)}',
    ':root{--b:4px}.a{gap:var(--b,1px);margin:var(--b)}',
  ],
  [
    'a name that begins as another is one of its own',
    '.a{color:var(--line-strong);border-color:var(--line-strong);background:var(--line)}',
    '.a{color:var(--b);border-color:var(--b);background:var(--c)}',
  ],
])('%s', (_what, base, shorter) => {
  expect(shortProperties({ base }).sheets).toEqual({ base: shorter });
});

it('tells what each property is called, for a document to set also those that no sheet declares', () => {
  const { sheets, properties } = shortProperties({
    base: ':root{--leaf:#1d6b48}',
    hero: '.b{color:var(--leaf);display:var(--hop-line,block)}.c{color:var(--leaf)}',
  });
  expect(sheets).toEqual({
    base: ':root{--b:#1d6b48}',
    hero: '.b{color:var(--b);display:var(--c,block)}.c{color:var(--b)}',
  });
  expect(properties).toEqual({ '--leaf': '--b', '--hop-line': '--c' });
});

it('leaves no long name in the sheets of the site', () => {
  const css = Object.values(shortProperties(siteSheets()).sheets).join('');
  expect(css.match(/--[\w-]{3,}(?=\s*[:,)])/g)).toBeNull();
});
