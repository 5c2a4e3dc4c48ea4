import { expect, it } from 'vitest';
import { componentRules } from './component-rules.ts';
import { globalCss } from './global-css.ts';
import { siteSheets } from './site-sheets.ts';
import { styleModules } from './style-modules.ts';

const sheets = siteSheets();

it('has rules for paper in a sheet of their own', () => {
  const { print, ...others } = sheets;
  expect(Object.keys(others).filter((name) => others[name]?.includes('@media print{'))).toEqual([]);
  expect(print).toContain('@page');
});

it('has no rule for paper within another condition, which it would lose in that sheet', () => {
  const within = /@[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*@media print/;
  const written = [globalCss, ...componentRules(styleModules).map(({ css }) => css)];
  expect(written.filter((css) => within.test(css))).toEqual([]);
});

it('leaves space for fingers on every screen that takes touch, also beside a mouse', () => {
  const asked = Object.values(sheets).flatMap((css) => css.match(/\(\S*pointer:\s*coarse\)/g) ?? []);
  expect(new Set(asked)).toEqual(new Set(['(any-pointer:coarse)']));
});

it('has keyframes only in a sheet that moves something by them', () => {
  const unused = Object.entries(sheets).flatMap(([sheet, css]) =>
    [...css.matchAll(/@keyframes (\w+)/g)]
      .filter(([, name = '']) => css.split(name).length < 3)
      .map(([, name]) => `${name} in ${sheet}`),
  );
  expect(unused).toEqual([]);
});

it('has no animation without its keyframes in the same sheet or on every page', () => {
  const missing = Object.entries(sheets).flatMap(([sheet, css]) =>
    [...css.matchAll(/animation:(\w+) /g)]
      .filter(([, name]) => name !== 'none' && !`${sheets.base}${css}`.includes(`@keyframes ${name}{`))
      .map(([, name]) => `${name} in ${sheet}`),
  );
  expect(missing).toEqual([]);
});
