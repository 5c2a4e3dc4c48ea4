import { parentPort, workerData } from 'node:worker_threads';
import type { Page } from '../../../shared/page.ts';
import type { Renderer } from '../../../shared/renderer.ts';
import { htmlDocument } from './document.ts';
import type { DocumentOrder, DocumentResult, RenderSettings } from './render-thread.ts';

/** Worker of `render-thread.ts`. Bundled with the app, because plain script starts fastest. */
const { rendererAddress, site, frame }: RenderSettings = workerData;
const { renderer }: { renderer: Renderer } = await import(/* @vite-ignore */ rendererAddress);
const encoder = new TextEncoder();

function documentOf({ page, structuredData }: DocumentOrder): Uint8Array<ArrayBuffer> {
  const content: Page = JSON.parse(page);
  return encoder.encode(htmlDocument(renderer.renderPage(content, site), JSON.parse(structuredData), frame));
}

parentPort?.on('message', (order: DocumentOrder) => {
  try {
    const html = documentOf(order);
    const result: DocumentResult = { html };
    parentPort?.postMessage(result, [html.buffer]);
  } catch (error) {
    const result: DocumentResult = { error };
    parentPort?.postMessage(result);
  }
});
