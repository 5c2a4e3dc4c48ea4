import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PictureView } from './PictureView.tsx';

const drawing = { src: '/a.svg', alt: 'Een bakwagen', width: 640, height: 400 };
const photo = {
  ...drawing,
  src: '/a.jpg',
  sources: [
    { type: 'image/avif', srcset: '/a-400.avif 400w' },
    { type: 'image/webp', srcset: '/a-400.webp 400w' },
  ],
  colour: '#336699',
};

it('shows a drawing as one image with its measures', () => {
  const html = renderToStaticMarkup(<PictureView picture={drawing} place="card" />);
  expect(html).toMatch(
    /^<img src="\/a\.svg" alt="Een bakwagen" width="640" height="400" loading="lazy"[^>]*>$/,
  );
});

it('offers a photo in its formats, best first, with the width of its place and its colour', () => {
  const html = renderToStaticMarkup(<PictureView picture={photo} place="card" />);
  expect(html).toMatch(
    /^<picture><source type="image\/avif"[^>]*><source type="image\/webp"[^>]*><img src="\/a\.jpg"/,
  );
  expect(html.match(/ srcSet="[^"]+400w" sizes="[^"]*vw"/g)).toHaveLength(2);
  expect(html).toContain('data-colour="#336699"');
  expect(html).not.toContain('style=');
});

it.each([
  ['hero', 'loading="eager"', true],
  ['card', 'loading="lazy"', false],
] as const)('loads the picture of a %s with %s', (place, loading, isFirst) => {
  const html = renderToStaticMarkup(<PictureView picture={photo} place={place} />);
  expect(html).toContain(loading);
  expect(/fetchpriority="high"/i.test(html)).toBe(isFirst);
});
