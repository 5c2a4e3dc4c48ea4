import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { namesOf } from '../../../shared/names-of.ts';
import type { Size } from '../../../shared/schema-types.ts';
import { SizeDrawing, scaleOf, sizeInWords } from './SizeDrawing.tsx';
import { silhouettes } from './silhouettes.ts';

const shapes = namesOf(silhouettes);

const small = { length: 310, width: 80, height: 230, depth: 180 };
const large = { length: 1200, width: 255, height: 400, lift: 650 };

it.each(shapes)('draws sizes of a %s to one scale, in whole centimetres', (shape) => {
  const sizes: Size[] = [small, large].map((size) => ({ shape, ...size }));
  const scale = scaleOf(sizes);
  const html = sizes.map((size) => renderToStaticMarkup(<SizeDrawing size={size} scale={scale} />)).join('');
  const [first, second] = html.match(/viewBox="[^"]*"/g) ?? [];
  expect(first).toBe('viewBox="-20 -670 1330 870"');
  expect(second).toBe(first);
  const drawn = [...html.matchAll(/ (?:d|cx|cy|r)="([^"]*)"/g)].map(([, value]) => value).join(' ');
  expect(drawn).not.toMatch(/[^MmLlHhVvQqTtAaz\d\s-]|--/);
});

it.each([
  [small, '3,1 m lang, 0,8 m breed, 2,3 m hoog, graaft 1,8 m diep'],
  [large, '12 m lang, 2,55 m breed, 4 m hoog, heft tot 6,5 m'],
])('says each measure in words: %o', (size, words) => {
  expect(sizeInWords({ shape: 'graafmachine', ...size }).replaceAll('\u00a0', ' ')).toBe(words);
});
