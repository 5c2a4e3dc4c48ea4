import { expect, test } from 'vitest';
import type { FirstView } from '../../../shared/page/page.ts';
import { brandedFrame } from './branded-frame.ts';
import { htmlDocument } from './document.ts';

test('no text of a page can end the script that carries it', () => {
  const firstView: FirstView = JSON.parse(
    '{"page":{"title":"</script><script>alert(1)</script>"},"site":{}}',
  );
  const html = htmlDocument(
    { head: '<title>x</title>', body: '<p>y</p>', sheets: [], offlineNotice: '', firstView },
    [],
    brandedFrame({ styles: { sheets: {}, fonts: [] }, deferredStylesheet: '', loader: '', blockScripts: {} }),
  );
  expect(html.match(/<\/script>/g)).toHaveLength(3);
  expect(html).not.toContain('<script>alert');
});

test('the script of a block stands in the documents with that block', () => {
  const frame = brandedFrame({
    styles: { sheets: {}, fonts: [] },
    deferredStylesheet: '',
    loader: 'load()',
    blockScripts: { hop: 'hop()' },
  });
  const firstView: FirstView = JSON.parse('{"page":{},"site":{}}');
  const scripts = (sheets: string[]) =>
    htmlDocument({ head: '', body: '', sheets, offlineNotice: '', firstView }, [], frame).match(
      /(?<=<script type="module">)[^<]*/g,
    );
  expect(scripts(['base', 'hop'])).toEqual(['hop()', 'load()']);
  expect(scripts(['base'])).toEqual(['load()']);
});

test.each([
  ['with', {}, false],
  ['without', { withoutHopLine: true }, true],
])('a site of a brand %s hop line', (_what, brand, isHidden) => {
  const frame = { styles: { sheets: {}, fonts: [] }, deferredStylesheet: '', loader: '', blockScripts: {} };
  expect(brandedFrame(frame, brand).styles.sheets.base?.includes('--hop-line:none')).toBe(isHidden);
});
