import { parentPort, workerData } from 'node:worker_threads';
import type { Page } from '../../../shared/page/page.ts';
import type { Renderer } from '../../../shared/page/renderer.ts';
import { aroundStyles, styleElements } from './document.ts';
import type { DocumentOrder, DocumentResult, RenderSettings } from './render-thread.ts';

/** Worker of `render-thread.ts`. Bundled with the app, because plain script starts fastest. */
const { rendererAddress, site, frame }: RenderSettings = workerData;
const { renderer }: { renderer: Renderer } = await import(/* @vite-ignore */ rendererAddress);
const encoder = new TextEncoder();
/** Half of a document; encoded once for all with the same sheets. */
const encodedStyles = new Map<string, Uint8Array>();

function documentOf({ page, structuredData }: DocumentOrder): Uint8Array<ArrayBuffer> {
  const content: Page = JSON.parse(page);
  const rendered = renderer.renderPage(content, site);
  const [start, end] = aroundStyles(rendered, JSON.parse(structuredData), frame);
  return joined([encoder.encode(start), stylesOf(rendered.sheets), encoder.encode(end)]);
}

function stylesOf(sheets: readonly string[]): Uint8Array {
  const key = sheets.join(' ');
  const known = encodedStyles.get(key) ?? encoder.encode(styleElements(sheets, frame.styles.sheets));
  encodedStyles.set(key, known);
  return known;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
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
