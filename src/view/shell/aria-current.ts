/** The `aria-current` of a link: `page` when it leads to the page at `path` itself, not to a spot on it. */
export function ariaCurrent(href: string, path: string): 'page' | undefined {
  return href === path ? 'page' : undefined;
}
