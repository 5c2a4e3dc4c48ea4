/** `page` when a link leads to the page at `path`, not to an anchor on it. */
export function ariaCurrent(href: string, path: string): 'page' | undefined {
  return href === path ? 'page' : undefined;
}
