import type { PageSummary } from './page-tree.ts';

/** Pages with those of `order` first, by the last name in their address; the rest stays as it was. */
export function inOrder(pages: readonly PageSummary[], order: readonly string[] = []): PageSummary[] {
  const rank = (path: string): number => {
    const place = order.indexOf(path.slice(path.lastIndexOf('/') + 1));
    return place < 0 ? order.length : place;
  };
  return [...pages].sort((one, other) => rank(one.path) - rank(other.path));
}
