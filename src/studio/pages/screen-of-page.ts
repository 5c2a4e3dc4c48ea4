/** The address of the studio's screen of a page. */
export function screenOfPage(path: string): string {
  return `/_kit/paginas${path === '/' ? '/index' : path}`;
}
