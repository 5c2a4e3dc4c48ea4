import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import type { JsonObject } from '../../../../shared/json/json-value.ts';
import { colourContrast } from './colour-contrast.ts';

const reportOn = (brand: JsonObject): string[] => reportOf(colourContrast, { '_site.json': { brand } });

it.each<[JsonObject]>([
  [{}],
  [{ colours: { leaf: '#1d4f6b', focus: '#1d4f6b' } }],
  [{ colours: { line: '#fbf8f1' } }],
  [{ colours: { carrot: '#1d4f6b', 'carrot-bright': '#123a52', 'on-carrot': '#ffffff' } }],
  [{ darkColours: { leaf: '#8fc7e6' } }],
])('accepts %j', (brand) => {
  expect(reportOn(brand)).toEqual([]);
});

it.each<[JsonObject, ...string[]]>([
  [
    { colours: { leaf: '#8fd0ab' } },
    'colours/leaf "leaf" (#8fd0ab) en "cream" (#fbf8f1) verschillen te weinig: hun contrast is 1,6, en 4,5 is het minste. Schrijf bijvoorbeeld "#4f725e".',
  ],
  [
    { colours: { 'on-carrot': '#ffffff' } },
    'colours/on-carrot "on-carrot" (#ffffff) en "carrot-bright" (#ff9549) verschillen te weinig: hun contrast is 2,1, en 4,5 is het minste. Schrijf bijvoorbeeld "#333333".',
  ],
  [
    { colours: { focus: '#f0c000' } },
    'colours/focus "focus" (#f0c000) en "cream" (#fbf8f1) verschillen te weinig: hun contrast is 1,6, en 3,0 is het minste. Schrijf bijvoorbeeld "#a88600".',
  ],
  [
    { colours: { ink: '#888888', cream: '#000000' } },
    'colours/ink "ink" (#888888) en "sprout" (#dff3e6) verschillen te weinig: hun contrast is 3,0, en 4,5 is het minste. Schrijf bijvoorbeeld "#000000", en bij "cream", "sprout" en "card" "#ffffff".',
    'colours/cream "cream" (#000000) en "leaf-strong" (#124a31) verschillen te weinig: hun contrast is 2,0, en 4,5 is het minste. Schrijf bijvoorbeeld "#d9d9d9".',
  ],
  [
    { darkColours: { leaf: '#124a31' } },
    'darkColours/leaf In het donker: "leaf" (#124a31) en "cream" (#0d1813) verschillen te weinig: hun contrast is 1,7, en 4,5 is het minste. Schrijf in "darkColours" bij "leaf" bijvoorbeeld "#658979".',
  ],
  [
    { colours: { night: '#eeeeee', 'on-night': '#222222', 'on-night-muted': '#444444' } },
    'colours/on-night In het donker: "on-night" (#222222) en "night" (#1f4834) verschillen te weinig: hun contrast is 1,5, en 4,5 is het minste. Schrijf in "darkColours" bij "on-night" bijvoorbeeld "#b2b2b2".',
    'colours/on-night-muted In het donker: "on-night-muted" (#444444) en "night" (#1f4834) verschillen te weinig: hun contrast is 1,0, en 4,5 is het minste. Schrijf in "darkColours" bij "on-night-muted" bijvoorbeeld "#b4b4b4".',
  ],
])('reports %j', (brand, ...expected) => {
  expect(reportOn(brand)).toEqual(expected.map((finding) => `pages/_site.json#/brand/${finding}`));
});
