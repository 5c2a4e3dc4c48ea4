/** The file of the picture of a page in one width: another name for every address, because none holds a `_`. */
export function pictureName(route: string, width: number): string {
  return `${route === '/' ? 'index' : route.slice(1).replaceAll('/', '_')}-${width}.webp`;
}
