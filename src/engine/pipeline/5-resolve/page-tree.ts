import type { PriceExample } from '../../../shared/calculator/price-example.ts';
import { groupBy } from '../../../shared/group-by.ts';
import { parentRoute } from '../../../shared/page/route.ts';
import type { Card } from '../../../shared/schema-types.ts';

/** A page in links and breadcrumbs. */
export interface PageSummary {
  path: string;
  name: string;
  card?: Card;
  /** Of the calculator that it opens with. */
  example?: PriceExample;
}

/** The hierarchy by route of the pages that visitors see. */
export class PageTree {
  readonly #paths: ReadonlySet<string>;
  readonly #children: ReadonlyMap<string | undefined, readonly string[]>;

  constructor(paths: Iterable<string>) {
    this.#paths = new Set(paths);
    this.#children = groupBy(this.#paths, parentRoute);
  }

  /** Whether a page stands in it. */
  has(path: string): boolean {
    return this.#paths.has(path);
  }

  /** Child routes, in file order. */
  childrenOf(path: string): readonly string[] {
    return this.#children.get(path) ?? [];
  }

  /** Routes from home to the page, both included. */
  ancestorsOf(path: string): readonly string[] {
    const parent = parentRoute(path);
    const above = parent === undefined ? [] : this.ancestorsOf(parent);
    return this.#paths.has(path) ? [...above, path] : above;
  }
}
