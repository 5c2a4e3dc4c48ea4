import { expect, test } from 'vitest';
import { socialPicture } from './social-picture.ts';

const drawn = { width: 1200, height: 630 };
const own = '/images/delen.png';
const elsewhere = 'https://elders.example/a.png';

test.each([
  ['the one drawn for it', '/equipment/bakwagen', undefined, true, '/social/equipment/bakwagen.png', drawn],
  ['the one drawn for it, also at home', '/', undefined, true, '/social/index.png', drawn],
  ['the one of all pages when none are drawn', '/', undefined, false, '/images/social.png', drawn],
  ['the one its author names, with its measures', '/', own, true, own, { width: 800, height: 400 }],
  ['one on another site, of which no measures are known', '/', elsewhere, true, elsewhere, undefined],
])('a page is shared with %s', (_what, path, authored, hasSocialPictures, ogImage, ogImageSize) => {
  const found = socialPicture({
    metadata: { title: 'Bakwagen leasen', description: 'x', ogImage: authored },
    path,
    company: 'Voorbeeld',
    namedPictures: new Map([[own, { width: 800, height: 400 }]]),
    hasSocialPictures,
    hasOneForAll: true,
  });
  expect(found).toEqual({ ogImage, ogImageAlt: 'Bakwagen leasen | Voorbeeld', ogImageSize });
});

test('a page is shared without a picture when none are drawn and the site has none for all', () => {
  const metadata = { title: 'Bakwagen leasen', description: 'x' };
  const options = { metadata, path: '/', company: 'Voorbeeld', namedPictures: new Map() };
  expect(socialPicture({ ...options, hasSocialPictures: false })).toEqual({});
});
