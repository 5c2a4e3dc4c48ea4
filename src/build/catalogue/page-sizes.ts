import { createHash } from 'node:crypto';
import type { KitPage } from '../../shared/kit.ts';
import { brotliSize } from '../prerender/compress.ts';

/** What the HTML of a page may weigh, in bytes, compressed: so much arrives in the first round trip. */
export const pageBudget = 14_000;

/** Weighs documents, each only once: compressing takes longer than all the rest of a screen. */
export class PageSizes {
  readonly #brotli = new Map<string, Promise<number>>();

  async measure(html: string): Promise<NonNullable<KitPage['size']>> {
    const key = createHash('sha256').update(html).digest('base64');
    const known = this.#brotli.get(key) ?? brotliSize(html, 'thorough');
    this.#brotli.set(key, known);
    return { plain: Buffer.byteLength(html), brotli: await known };
  }
}
