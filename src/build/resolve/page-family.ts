import type { PageDocument } from '../../shared/schema-types.ts';

/** A page as the rest of the site sees it: where it is, what it is called, how its parent lists it. */
export interface Relative {
  path: string;
  name: string;
  document: PageDocument;
}

/** The pages of a site by route, with the way up and down between them. */
export class PageFamily {
  readonly #byRoute: ReadonlyMap<string, Relative>;
  readonly #children = new Map<string, Relative[]>();

  constructor(documents: ReadonlyMap<string, PageDocument>) {
    this.#byRoute = new Map(
      [...documents].map(([path, document]) => [path, { path, name: nameOf(document), document }]),
    );
    for (const relative of this.#byRoute.values()) {
      const parent = parentOf(relative.path);
      if (parent === undefined || relative.path === '/404') continue;
      const siblings = this.#children.get(parent);
      if (siblings) siblings.push(relative);
      else this.#children.set(parent, [relative]);
    }
  }

  /** The pages directly below a route, in the order of their files. */
  childrenOf(path: string): Relative[] {
    return this.#children.get(path) ?? [];
  }

  /** The way from home to a page, both included. */
  lineOf(path: string): Relative[] {
    const relative = this.#byRoute.get(path);
    const parent = parentOf(path);
    const above = parent === undefined ? [] : this.lineOf(parent);
    return relative ? [...above, relative] : above;
  }
}

function nameOf(document: PageDocument): string {
  return document.name ?? document.card?.title ?? document.metadata.title;
}

function parentOf(path: string): string | undefined {
  if (path === '/') return undefined;
  return path.slice(0, path.lastIndexOf('/')) || '/';
}
