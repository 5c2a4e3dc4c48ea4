import { expect, it } from 'vitest';
import { brandedFrame } from '../../src/engine/pipeline/6-render/branded-frame.ts';
import { htmlDocument } from '../../src/engine/pipeline/6-render/document.ts';
import { pageScripts } from './page-scripts.ts';

it('finds what stands in a document, and what it fetches', () => {
  const frame = brandedFrame({
    styles: { sheets: {}, fonts: [] },
    loader: 'load()',
    loaderFiles: { react: '/assets/r.js', main: '/assets/m.js', styles: '/assets/s.css' },
    blockScripts: { hop: 'hop()' },
  });
  const firstView = JSON.parse('{"page":{},"site":{}}');
  const html = htmlDocument({ head: '', body: '', sheets: ['hop'], offlineNotice: '', firstView }, [], frame);
  const { bytes, fetched } = pageScripts(html);
  expect(fetched).toEqual(['/assets/r.js', '/assets/m.js']);
  expect(bytes).toBeGreaterThan('hop()load()'.length);
});
