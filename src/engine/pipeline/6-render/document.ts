import type { RenderedPage, Styles } from '../../../shared/page/renderer.ts';
import type { SiteColours } from '../../../shared/site/brand-colours.ts';
import { appleIcon, tabIcon } from '../../../shared/site/icon-files.ts';
import type { StructuredData } from '../5-resolve/structured-data.ts';

/** Addresses of what the loader fetches once a visitor wants more than to read: the app, and the styles of results and later pages. */
export type LoaderFiles = Readonly<Record<'react' | 'main' | 'styles', string>>;

/** What all documents of a build share. */
export interface DocumentFrame {
  styles: Styles;
  /** Address of the style sheet for paper; absent where documents are not printed, or inline it. */
  printStylesheet?: string;
  /** Script inlined last. */
  loader: string;
  /** What it fetches; nothing in development. */
  loaderFiles?: LoaderFiles;
  /** Scripts that some documents need besides, by block type. */
  blockScripts: Readonly<Record<string, string>>;
  colours: SiteColours;
}

/** Also of a document that is no page. */
export const tabIconLink = `<link rel="icon" href="${tabIcon.src}" type="image/svg+xml">`;

/** Icons, and the theme colour of the header in both colour schemes. */
function icons({ light, dark }: SiteColours): string {
  return [
    tabIconLink,
    `<link rel="apple-touch-icon" href="${appleIcon.src}">`,
    '<link rel="manifest" href="/site.webmanifest">',
    `<meta name="theme-color" content="${light.cream}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${dark.cream}" media="(prefers-color-scheme: dark)">`,
  ].join('');
}

/** Assembles an HTML document. */
export function htmlDocument(
  rendered: RenderedPage,
  structuredData: readonly StructuredData[],
  frame: DocumentFrame,
): string {
  const [start, end] = aroundStyles(rendered, structuredData, frame);
  return start + styleElements(rendered.sheets, frame.styles.sheets) + end;
}

/** A screen keyboard makes the page smaller where the browser can: else it lies over the button of the quote dialog. */
const viewport = 'width=device-width,initial-scale=1,interactive-widget=resizes-content';

/** What stands before and after the style elements of a document, which are those of many others. */
export function aroundStyles(
  rendered: RenderedPage,
  structuredData: readonly StructuredData[],
  { styles, printStylesheet, loader, loaderFiles, blockScripts, colours }: DocumentFrame,
): [start: string, end: string] {
  const graph = { '@context': 'https://schema.org', '@graph': structuredData };
  return [
    `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="${viewport}">${rendered.head}${fontLinks(styles.fonts)}${icons(colours)}`,
    `${printLink(printStylesheet)}<script type="application/ld+json">${scriptJson(graph)}</script></head>
<body>${rendered.body}${offlineTemplate(rendered.offlineNotice)}<script type="application/json" id="page-data">${scriptJson(rendered.firstView)}</script>${inlinedFor(rendered.sheets, blockScripts).map(scriptElement).join('')}${loaderElement(loader, loaderFiles)}</body></html>
`,
  ];
}

/** Fetched at the lowest priority: no screen waits for it. */
function printLink(address = ''): string {
  return address && `<link rel="stylesheet" href="${address}" media="print">`;
}

/** Inert until the loader inserts it. */
function offlineTemplate(html: string): string {
  return html && `<template id="offline">${html}</template>`;
}

/** One element per sheet: the CSP allows each by hash. */
export function styleElements(needed: readonly string[], sheets: Styles['sheets']): string {
  return inlinedFor(needed, sheets)
    .map((css) => `<style>${css}</style>`)
    .join('');
}

/** Of all texts by name, those that a document needs. */
function inlinedFor(needed: readonly string[], texts: Readonly<Record<string, string>>): string[] {
  return Object.entries(texts).flatMap(([name, text]) => (needed.includes(name) ? [text] : []));
}

function scriptElement(script: string): string {
  return `<script type="module">${script}</script>`;
}

/** With the addresses beside the script, which is the same in every build. */
function loaderElement(script: string, files: Partial<LoaderFiles> = {}): string {
  const addresses = Object.entries(files).map(([name, address]) => ` data-${name}="${address}"`);
  return `<script type="module" id="loader"${addresses.join('')}>${script}</script>`;
}

function fontLinks(fonts: readonly string[]): string {
  return fonts
    .map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)
    .join('');
}

/** JSON for a script element, which it cannot end: `<` is escaped. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
