import type { Card } from '../../../shared/schema-types.ts';

/** A page as the rest of the site sees it: where it is, what it is called, how its parent lists it. */
export interface PageSummary {
  path: string;
  name: string;
  card?: Card;
}

/** The pages of a site by route, with the way up and down between them. Of each page it holds what others show of it. */
export class PageTree {
  readonly #read: (path: string) => PageSummary;
  readonly #known = new Map<string, PageSummary>();
  readonly #paths: ReadonlySet<string>;
  readonly #children = new Map<string, string[]>();

  /** `read` gives a page as others see it; it is asked once for each page that another page shows. */
  constructor(paths: Iterable<string>, read: (path: string) => PageSummary) {
    this.#read = read;
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
  childrenOf(path: string): PageSummary[] {
    return this.#below(path).map((child) => this.#relative(child));
  }

  /** The way from home to a page, both included. */
  ancestorsOf(path: string): PageSummary[] {
    return this.#above(path).map((each) => this.#relative(each));
  }

  /** The addresses of both together. */
  pathsAround(path: string): string[] {
    return [...this.#above(path), ...this.#below(path)];
  }

  #above(path: string): string[] {
    const parent = parentOf(path);
    const above = parent === undefined ? [] : this.#above(parent);
    return this.#paths.has(path) ? [...above, path] : above;
  }

  #below(path: string): readonly string[] {
    return this.#children.get(path) ?? [];
  }

  #relative(path: string): PageSummary {
    const known = this.#known.get(path) ?? this.#read(path);
    this.#known.set(path, known);
    return known;
  }
}

function parentOf(path: string): string | undefined {
  if (path === '/') return undefined;
  return path.slice(0, path.lastIndexOf('/')) || '/';
}
