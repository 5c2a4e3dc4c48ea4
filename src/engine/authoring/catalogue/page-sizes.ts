import type { StudioPage } from '../../../shared/authors/studio.ts';
import type { Renderer } from '../../../shared/page/renderer.ts';
import type { Limits } from '../../bundle/budgets.ts';
import { contentWeight } from '../../pipeline/7-write/page-budget.ts';

type PageSize = NonNullable<StudioPage['size']>;

/** A document to weigh. */
interface WeighedPage {
  path: string;
  /** All that `make` derives the document from, besides the renderer. */
  content: string;
  make: () => string;
}

interface KnownSize {
  content: string;
  size: Promise<PageSize>;
}

/** Memoised document sizes, the last of each page: measuring is the slowest part of a screen. */
export class PageSizes {
  /** Replaced after a code change. */
  readonly #known = new WeakMap<Renderer, Map<string, KnownSize>>();

  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** The size of a page's document. */
  measure(renderer: Renderer, { path, content, make }: WeighedPage): Promise<PageSize> {
    const known = this.#known.get(renderer) ?? new Map<string, KnownSize>();
    this.#known.set(renderer, known);
    const last = known.get(path);
    if (last?.content === content) return last.size;
    const size = weigh(make(), this.#limits);
    known.set(path, { content, size });
    return size;
  }
}

async function weigh(html: string, limits: Limits): Promise<PageSize> {
  const compressed = await contentWeight(html);
  return { plain: Buffer.byteLength(html), compressed, isTooHeavy: compressed > limits.content };
}
