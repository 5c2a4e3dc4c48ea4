import type { PageSummary } from './page-tree.ts';

/** Sorts pages listed in `order` (last path segment) first; others keep their order. */
export function inOrder(pages: readonly PageSummary[], order: readonly string[] = []): PageSummary[] {
  const rank = (path: string): number => {
    const place = order.indexOf(path.slice(path.lastIndexOf('/') + 1));
    return place < 0 ? order.length : place;
  };
  return [...pages].sort((one, other) => rank(one.path) - rank(other.path));
}
