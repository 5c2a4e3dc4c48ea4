import type { Card } from '../../../shared/schema-types.ts';

/** A page as the rest of the site sees it: where it is, what it is called, how its parent lists it. */
export interface PageSummary {
  path: string;
  name: string;
  card?: Card;
}

/** The addresses of a site as a tree. */
export class PageTree {
  readonly #paths: ReadonlySet<string>;
  readonly #children = new Map<string, string[]>();

  constructor(paths: Iterable<string>) {
    this.#paths = new Set(paths);
    for (const path of this.#paths) {
      const parent = parentOf(path);
      if (parent === undefined || path === '/404') continue;
      const siblings = this.#children.get(parent);
      if (siblings) siblings.push(path);
      else this.#children.set(parent, [path]);
    }
  }

  /** The pages directly below a route, in the order of their files. */
  childrenOf(path: string): readonly string[] {
    return this.#children.get(path) ?? [];
  }

  /** The way from home to a page, both included. */
  ancestorsOf(path: string): readonly string[] {
    const parent = parentOf(path);
    const above = parent === undefined ? [] : this.ancestorsOf(parent);
    return this.#paths.has(path) ? [...above, path] : above;
  }
}

function parentOf(path: string): string | undefined {
  if (path === '/') return undefined;
  return path.slice(0, path.lastIndexOf('/')) || '/';
}
