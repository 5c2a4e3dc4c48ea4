import type { Renderer } from '../../../shared/renderer.ts';
import type { StudioPage } from '../../../shared/studio.ts';
import { brotliSize } from '../../assets/compress.ts';

type PageSize = NonNullable<StudioPage['size']>;

/** Weighs documents, each only once: making and compressing them takes longer than all the rest of a screen. */
export class PageSizes {
  /** A renderer is another one as soon as its code has changed. */
  readonly #known = new WeakMap<Renderer, Map<string, Promise<PageSize>>>();

  /** The size of the document that `make` makes with this renderer from what `content` says, and nothing else. */
  measure(renderer: Renderer, content: string, make: () => string): Promise<PageSize> {
    const known = this.#known.get(renderer) ?? new Map<string, Promise<PageSize>>();
    this.#known.set(renderer, known);
    const size = known.get(content) ?? weigh(make());
    known.set(content, size);
    return size;
  }
}

async function weigh(html: string): Promise<PageSize> {
  return { plain: Buffer.byteLength(html), brotli: await brotliSize(html, 'full') };
}
