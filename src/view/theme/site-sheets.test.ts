import { expect, it } from 'vitest';
import { siteSheets } from './site-sheets.ts';

const sheets = siteSheets();

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
