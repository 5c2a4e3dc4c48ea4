// The generated pages as plain HTML: what the bare scripts and Eleventy write.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every page of a folder: its file, its route and its document. */
export function readPages(folder) {
  return readdirSync(folder, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.json') && !file.startsWith('_'))
    .map((file) => ({
      file,
      route: `/${file.replace(/(^|\/)index\.json$|\.json$/, '')}`,
      document: JSON.parse(readFileSync(join(folder, file), 'utf8')),
    }));
}

const phone = '026-000 00 00';
const escaped = (text) =>
  text
    .replaceAll('{phone}', phone)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');
const rich = (text) =>
  escaped(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\[(.+?)\]\((.+?)\)/g, '<a href="$2">$1</a>');
const each = (items, make) => items.map(make).join('');

const blocks = {
  hero: ({ title, text, back }) =>
    `<h1>${escaped(title)}</h1><p>${rich(text)}</p>${back ? `<a href="${back.href}">${escaped(back.label)}</a>` : ''}`,
  'benefit-list': ({ title, items }) =>
    `<h2>${escaped(title)}</h2><ul>${each(items, (item) => `<li><h3>${escaped(item.title)}</h3><p>${rich(item.text)}</p></li>`)}</ul>`,
  'type-cards': ({ title, items }) =>
    `<h2>${escaped(title)}</h2>${each(items, (item) => `<article><h3>${escaped(item.title)}</h3><p>${rich(item.description)}</p><ul>${each(item.features, (feature) => `<li>${escaped(feature)}</li>`)}</ul></article>`)}`,
  faq: ({ title, items }) =>
    `<h2>${escaped(title)}</h2>${each(items, (item) => `<details><summary>${escaped(item.question)}</summary><p>${rich(item.answer)}</p></details>`)}`,
  'call-to-action': ({ title, text, actions }) =>
    `<h2>${escaped(title)}</h2><p>${rich(text)}</p>${each(actions, (action) => `<a href="${escaped(action.href)}">${escaped(action.label)}</a>`)}`,
  'page-cards': ({ title }, cards) =>
    `<h2>${escaped(title)}</h2>${each(cards, (card) => `<article><h3><a href="${card.route}">${escaped(card.title)}</a></h3><p>${rich(card.description)}</p></article>`)}`,
};

/** The cards of the pages by the route of the page above them. */
export function cardsByParent(pages) {
  const cards = new Map();
  for (const { route, document } of pages) {
    if (route === '/' || !document.card) continue;
    const parent = route.slice(0, route.lastIndexOf('/')) || '/';
    cards.set(parent, [...(cards.get(parent) ?? []), { route, ...document.card }]);
  }
  return cards;
}

/** One page as a complete document. */
export function fill({ route, document }, cards) {
  const { metadata } = document;
  return `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>${escaped(metadata.title)}</title><meta name="description" content="${escaped(metadata.description)}"><style>${css}</style></head><body><header><a href="/">Voorbeeld</a><nav><a href="/branche-0">Branche</a></nav></header><main>${each(document.blocks, (block) => `<section>${blocks[block.type](block, cards.get(route) ?? [])}</section>`)}</main><footer><a href="/">Begin</a></footer></body></html>`;
}

const css = 'body{font:16px/1.5 sans-serif;margin:0 auto;max-width:60rem}section{padding:2rem 1rem}';
