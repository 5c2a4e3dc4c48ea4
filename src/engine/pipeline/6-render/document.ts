import { brandColours } from '../../../shared/brand-colours.ts';
import type { RenderedPage, Styles } from '../../../shared/renderer.ts';
import type { StructuredData } from '../5-resolve/structured-data.ts';

/** What is the same in every document of a build. */
export interface DocumentFrame {
  styles: Styles;
  /** Address of a file with the style sheets that the pages after this one may need. */
  deferredStylesheet: string;
  /** Script that is inlined last. */
  loader: string;
}

/** The icons, and the colour of the browser's own bars: that of the page's header, in both colour schemes. */
const icons = [
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/site.webmanifest">',
  `<meta name="theme-color" content="${brandColours.light.cream}" media="(prefers-color-scheme: light)">`,
  `<meta name="theme-color" content="${brandColours.dark.cream}" media="(prefers-color-scheme: dark)">`,
].join('');

/** One complete HTML document. */
export function htmlDocument(
  rendered: RenderedPage,
  structuredData: readonly StructuredData[],
  { styles, deferredStylesheet, loader }: DocumentFrame,
): string {
  const graph = { '@context': 'https://schema.org', '@graph': structuredData };
  return `<!doctype html>
<html lang="nl" data-styles="${deferredStylesheet}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${rendered.head}${fontLinks(styles.fonts)}${icons}${styleElements(rendered.sheets, styles.sheets)}<script type="application/ld+json">${scriptJson(graph)}</script></head>
<body><div id="root">${rendered.body}</div>${offlineTemplate(rendered.offlineNotice)}<script type="application/json" id="page-data">${scriptJson(rendered.firstView)}</script><script type="module">${loader}</script></body></html>
`;
}

/** Not in the page until the loader puts it there. */
function offlineTemplate(html: string): string {
  return html && `<template id="offline">${html}</template>`;
}

/** Each sheet in an element of its own: the policy knows it by its hash. */
function styleElements(needed: readonly string[], sheets: Styles['sheets']): string {
  return Object.entries(sheets)
    .map(([name, css]) => (needed.includes(name) ? `<style>${css}</style>` : ''))
    .join('');
}

function fontLinks(fonts: readonly string[]): string {
  return fonts
    .map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)
    .join('');
}

/** JSON that cannot end its script element. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
