/** Where the studio tells of the page at a site path. */
export function screenOfPage(path: string): string {
  return `/_kit/paginas${path === '/' ? '/index' : path}`;
}
