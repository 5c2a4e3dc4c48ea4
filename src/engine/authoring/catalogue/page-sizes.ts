import type { StudioPage } from '../../../shared/authors/studio.ts';
import type { Renderer } from '../../../shared/page/renderer.ts';
import type { Limits } from '../../bundle/budgets.ts';
import { contentWeight } from '../../pipeline/7-write/page-budget.ts';

type PageSize = NonNullable<StudioPage['size']>;

/** Memoised document sizes: measuring is the slowest part of a screen. */
export class PageSizes {
  /** Replaced after a code change. */
  readonly #known = new WeakMap<Renderer, Map<string, Promise<PageSize>>>();

  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Size of the document that `make` derives from `renderer` and `content` alone. */
  measure(renderer: Renderer, content: string, make: () => string): Promise<PageSize> {
    const known = this.#known.get(renderer) ?? new Map<string, Promise<PageSize>>();
    this.#known.set(renderer, known);
    const size = known.get(content) ?? weigh(make(), this.#limits);
    known.set(content, size);
    return size;
  }
}

async function weigh(html: string, limits: Limits): Promise<PageSize> {
  const compressed = await contentWeight(html);
  return { plain: Buffer.byteLength(html), compressed, isTooHeavy: compressed > limits.content };
}
