import { expect, test } from 'vitest';
import type { FirstView } from '../../../shared/page.ts';
import { brandedFrame } from './branded-frame.ts';
import { htmlDocument } from './document.ts';

test('no text of a page can end the script that carries it', () => {
  const firstView: FirstView = JSON.parse(
    '{"page":{"title":"</script><script>alert(1)</script>"},"site":{}}',
  );
  const html = htmlDocument(
    { head: '<title>x</title>', body: '<p>y</p>', sheets: [], offlineNotice: '', firstView },
    [],
    brandedFrame({ styles: { sheets: {}, fonts: [] }, deferredStylesheet: '', loader: '' }),
  );
  expect(html.match(/<\/script>/g)).toHaveLength(3);
  expect(html).not.toContain('<script>alert');
});
