import { expect, it } from 'vitest';
import { reportOf } from '../../../../../tests/engine/support/test-site.ts';
import type { JsonObject } from '../../../json/json-value.ts';
import { leftFromCopy } from './left-from-copy.ts';

const page = (src: string, alt: string): JsonObject => ({
  blocks: [{ type: 'hero', title: 'Een pagina', text: 'Een tekst.', image: { src, alt } }],
});

const hub = page('/images/wegtransport.svg', 'Vrachtwagen van opzij');
const bakwagen = page('/images/bakwagen.svg', 'Bakwagen van opzij');

it.each([
  ['a picture of another page, described anew', page('/images/bakwagen.svg', 'Koelwagen'), 1],
  ['a picture of another page with its description', bakwagen, 0],
  ['the picture of its hub in its own words', page('/images/wegtransport.svg', 'Koelwagen'), 0],
  ['its own picture', page('/images/koelwagen.svg', 'Koelwagen van opzij'), 0],
])('judges %s', (_, koelwagen, count) => {
  const files = {
    'wegtransport/index.json': hub,
    'wegtransport/bakwagen.json': bakwagen,
    'wegtransport/koelwagen.json': koelwagen,
  };
  const told = reportOf(leftFromCopy, files).filter((line) => line.includes('De afbeelding'));
  expect(told).toHaveLength(count);
});
