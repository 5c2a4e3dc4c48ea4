import { expect, test } from 'vitest';
import type { FirstView } from '../../../shared/page/page.ts';
import { brandedFrame } from './branded-frame.ts';
import { htmlDocument } from './document.ts';

/** A page without content. */
const firstView: FirstView = JSON.parse('{"page":{},"site":{}}');

test('no text of a page can end the script that carries it', () => {
  const hostile: FirstView = JSON.parse('{"page":{"title":"</script><script>alert(1)</script>"},"site":{}}');
  const html = htmlDocument(
    { head: '<title>x</title>', body: '<p>y</p>', sheets: [], offlineNotice: '', firstView: hostile },
    [],
    brandedFrame({ styles: { sheets: {}, fonts: [] }, loader: '', blockScripts: {} }),
  );
  expect(html.match(/<\/script>/g)).toHaveLength(3);
  expect(html).not.toContain('<script>alert');
});

test('the script of a block stands in the documents with that block', () => {
  const frame = brandedFrame({
    styles: { sheets: {}, fonts: [] },
    loader: 'load()',
    blockScripts: { hop: 'hop()' },
  });
  const scripts = (sheets: string[]) =>
    htmlDocument({ head: '', body: '', sheets, offlineNotice: '', firstView }, [], frame).match(
      /(?<=<script type="module"[^>]*>)[^<]*/g,
    );
  expect(scripts(['base', 'hop'])).toEqual(['hop()', 'load()']);
  expect(scripts(['base'])).toEqual(['load()']);
});

test('the loader stands beside the addresses of what it fetches', () => {
  const loaderFiles = { react: '/assets/r.js', main: '/assets/m.js', styles: '/assets/s.css' };
  const frame = { styles: { sheets: {}, fonts: [] }, loader: 'load()', loaderFiles, blockScripts: {} };
  expect(
    htmlDocument({ head: '', body: '', sheets: [], offlineNotice: '', firstView }, [], brandedFrame(frame)),
  ).toContain(
    '<script type="module" id="loader" data-react="/assets/r.js" data-main="/assets/m.js" data-styles="/assets/s.css">load()</script>',
  );
});

test.each([
  ['with', {}, false],
  ['without', { withoutHopLine: true }, true],
])('a site of a brand %s hop line', (_what, brand, isHidden) => {
  const frame = { styles: { sheets: {}, fonts: [] }, loader: '', blockScripts: {} };
  expect(brandedFrame(frame, brand).styles.sheets.base?.includes('--hop-line:none')).toBe(isHidden);
});

test('a site sets its colours and its hop line by the names that the sheets of a build have for them', () => {
  const styles = { sheets: {}, fonts: [], properties: { '--carrot': '--b', '--hop-line': '--c' } };
  const brand = { colours: { carrot: '#004488' }, withoutHopLine: true };
  const frame = brandedFrame({ styles, loader: '', blockScripts: {} }, brand);
  expect(frame.styles.sheets.base).toBe('@media (forced-colors: none){:root{--b:#004488}}:root{--c:none}');
});

test.each([
  [{}, ''],
  [
    { colours: { leaf: '#1d4f6b', carrot: '#1d4f6b' } },
    '@media (forced-colors: none){:root{--leaf:#1d4f6b;--carrot:#1d4f6b}}@media (forced-colors: none) and (prefers-color-scheme: dark){:root{--leaf:#84d6ab}}',
  ],
  [
    { colours: { leaf: '#1d4f6b' }, darkColours: { leaf: '#8fc7e6', carrot: '#8fc7e6' } },
    '@media (forced-colors: none){:root{--leaf:#1d4f6b}}@media (forced-colors: none) and (prefers-color-scheme: dark){:root{--leaf:#8fc7e6;--carrot:#8fc7e6}}',
  ],
  [
    { colours: { muted: '#5e4d3e' } },
    '@media (forced-colors: none){:root{--muted:#5e4d3e}}@media (forced-colors: none) and (prefers-color-scheme: dark){:root{--muted:#aabdb2}}@media (prefers-contrast: more){:root{--muted:var(--ink)}}',
  ],
])(
  'the brand %j leaves the dark and more contrast to the colours that it does not name for them',
  (brand, css) => {
    const frame = { styles: { sheets: {}, fonts: [] }, loader: '', blockScripts: {} };
    expect(brandedFrame(frame, brand).styles.sheets.base).toBe(css);
  },
);
