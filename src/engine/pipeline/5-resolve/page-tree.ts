import { parentRoute } from '../../../shared/route.ts';
import type { Card } from '../../../shared/schema-types.ts';

/** A page in links and breadcrumbs. */
export interface PageSummary {
  path: string;
  name: string;
  card?: Card;
}

/** The hierarchy by route of the pages that visitors see. */
export class PageTree {
  readonly #paths: ReadonlySet<string>;
  readonly #children = new Map<string, string[]>();

  constructor(paths: Iterable<string>) {
    this.#paths = new Set(paths);
    for (const path of this.#paths) {
      const parent = parentRoute(path);
      if (parent === undefined) continue;
      const siblings = this.#children.get(parent);
      if (siblings) siblings.push(path);
      else this.#children.set(parent, [path]);
    }
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
