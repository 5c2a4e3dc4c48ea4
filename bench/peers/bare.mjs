// The least that building these pages can cost: read, fill a string, write; with "compress" also gzip and brotli.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { cardsByParent, fill, readPages } from './template.mjs';

const [pagesFolder, out, mode] = process.argv.slice(2);
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = zlib.constants;
const params = { [BROTLI_PARAM_QUALITY]: 9, [BROTLI_PARAM_LGWIN]: 16 };

const pages = readPages(pagesFolder);
const cards = cardsByParent(pages);
const queue = pages.values();
async function work() {
  for (const page of queue) {
    const html = Buffer.from(fill(page, cards));
    const data = Buffer.from(JSON.stringify(page.document));
    const file = join(out, page.file.replace(/json$/, 'html'));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
    if (mode !== 'compress') continue;
    // As many files as the site has: a document and its data, each in three forms.
    writeFileSync(file.replace(/html$/, 'json'), data);
    for (const [name, bytes] of [
      [file, html],
      [file.replace(/html$/, 'json'), data],
    ]) {
      const [br, gz] = await Promise.all([brotli(bytes, { params }), gzip(bytes, { level: 9 })]);
      writeFileSync(`${name}.br`, br);
      writeFileSync(`${name}.gz`, gz);
    }
  }
}
await Promise.all(Array.from({ length: 16 }, work));
