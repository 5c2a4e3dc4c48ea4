/** `page` for a link to the page at `path`, but not to an anchor on it. */
export function ariaCurrent(href: string, path: string): 'page' | undefined {
  return href === path ? 'page' : undefined;
}
