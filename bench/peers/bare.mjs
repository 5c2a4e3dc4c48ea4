// The least that building these pages can cost: read, fill a string, write; with "compress" also gzip and brotli.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const [project, out, mode] = process.argv.slice(2);
const readJson = (file) => JSON.parse(readFileSync(join(project, file), 'utf8'));

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text) => `${text}`.replace(/[&<>"]/g, (sign) => entities[sign]);
const each = (items, make) => items.map(make).join('');

const links = (items) =>
  `<ul>${each(items, (item) => `<li><a href="${escaped(item.href)}">${escaped(item.label)}</a></li>`)}</ul>`;
const actions = (items) =>
  `<p class="actions">${each(items, (item) => `<a class="btn btn-${item.kind}" href="${escaped(item.href)}">${escaped(item.label)}</a>`)}</p>`;
const option = ({ value, label }) => `<option value="${escaped(value)}">${escaped(label)}</option>`;
const control = (field) =>
  field.kind === 'select'
    ? `<select name="${field.name}">${each(field.options, option)}</select>`
    : `<input type="number" name="${field.name}" min="${field.min}" max="${field.max}" step="${field.step}" value="${field.value}">`;

const blocks = {
  hero: ({ eyebrow, title, lead, image, ...block }) =>
    `<section class="hero"><div class="wrap"><div><p class="eyebrow">${escaped(eyebrow)}</p><h1>${escaped(title)}</h1><p class="lead">${escaped(lead)}</p>${actions(block.actions)}</div><img src="${escaped(image.src)}" alt="${escaped(image.alt)}" width="${image.width}" height="${image.height}"></div></section>`,
  benefits: ({ title, lead, items }) =>
    `<section class="benefits"><div class="wrap"><h2>${escaped(title)}</h2><p class="lead">${escaped(lead)}</p><ul class="grid">${each(items, (item) => `<li class="benefit"><span class="icon icon-${item.icon}" aria-hidden="true"></span><h3>${escaped(item.title)}</h3><p>${escaped(item.text)}</p></li>`)}</ul></div></section>`,
  types: ({ title, lead, items }) =>
    `<section class="types"><div class="wrap"><h2>${escaped(title)}</h2><p class="lead">${escaped(lead)}</p><div class="grid">${each(items, (item) => `<article class="card"><span class="badge">${escaped(item.badge)}</span><h3>${escaped(item.name)}</h3><p>${escaped(item.text)}</p><p class="price">${escaped(item.price)}</p><ul>${each(item.features, (feature) => `<li>${escaped(feature)}</li>`)}</ul><a class="btn btn-secondary" href="${escaped(item.action.href)}">${escaped(item.action.label)}</a></article>`)}</div></div></section>`,
  calculator: ({ id, title, lead, product, fields, submit, note }) =>
    `<section class="calc" id="${id}"><div class="wrap"><h2>${escaped(title)}</h2><p class="lead">${escaped(lead)}</p><form method="get" action="#${id}" data-product="${escaped(product)}">${each(fields, (field) => `<label>${escaped(field.label)}${control(field)}</label>`)}<button class="btn btn-primary" type="submit">${escaped(submit)}</button><output>–</output></form><p class="note">${escaped(note)}</p></div></section>`,
  faq: ({ title, items }) =>
    `<section class="faq"><div class="wrap"><h2>${escaped(title)}</h2>${each(items, ({ q, a }) => `<details><summary>${escaped(q)}</summary><p>${escaped(a)}</p></details>`)}</div></section>`,
  cta: ({ id, title, text, ...block }) =>
    `<section class="cta" id="${id}"><div class="wrap"><h2>${escaped(title)}</h2><p>${escaped(text)}</p>${actions(block.actions)}</div></section>`,
};

const site = readJson('data/site.json');
const { header, footer } = site;
// The same on every page, so made once.
const top = `<a class="skip" href="#inhoud">${escaped(site.skip)}</a><header class="site-header"><div class="wrap"><a class="logo" href="${escaped(site.home)}">${escaped(site.name)}</a><nav aria-label="${escaped(header.label)}">${links(header.links)}</nav><a class="btn btn-primary" href="${escaped(header.action.href)}">${escaped(header.action.label)}</a></div></header>`;
const bottom = `<footer class="site-footer"><div class="wrap"><div class="cols">${each(footer.columns, (column) => `<div><h2>${escaped(column.title)}</h2>${links(column.links)}</div>`)}</div><p>${escaped(footer.address)}</p><p>${escaped(footer.legal)}</p></div></footer>`;

function documentOf({ lang, title, description, robots, canonical, image, ...page }) {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)} | ${escaped(site.name)}</title><meta name="description" content="${escaped(description)}"><meta name="robots" content="${robots}"><link rel="canonical" href="${escaped(canonical)}"><meta property="og:title" content="${escaped(title)}"><meta property="og:description" content="${escaped(description)}"><meta property="og:url" content="${escaped(canonical)}"><meta property="og:image" content="${escaped(image)}"><meta property="og:type" content="website"><meta name="twitter:card" content="summary_large_image"><link rel="stylesheet" href="/site.css">`;
  return `<!doctype html><html lang="${lang}"><head>${head}</head><body>${top}<main id="inhoud">${each(page.blocks, (block) => blocks[block.type](block))}</main>${bottom}</body></html>`;
}

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = zlib.constants;
const params = { [BROTLI_PARAM_QUALITY]: 9, [BROTLI_PARAM_LGWIN]: 16 };

cpSync(join(project, 'static'), out, { recursive: true });
const files = readdirSync(join(project, 'content')).values();
async function work() {
  for (const file of files) {
    const page = readJson(join('content', file));
    const folder = join(out, page.slug);
    mkdirSync(folder, { recursive: true });
    const html = Buffer.from(documentOf(page));
    writeFileSync(join(folder, 'index.html'), html);
    if (mode !== 'compress') continue;
    // As many files as the site has: a document and its data, each in three forms.
    const data = Buffer.from(JSON.stringify(page));
    writeFileSync(join(folder, 'index.json'), data);
    for (const [name, bytes] of [
      ['index.html', html],
      ['index.json', data],
    ]) {
      const [br, gz] = await Promise.all([brotli(bytes, { params }), gzip(bytes, { level: 9 })]);
      writeFileSync(join(folder, `${name}.br`), br);
      writeFileSync(join(folder, `${name}.gz`), gz);
    }
  }
}
await Promise.all(Array.from({ length: 16 }, work));
