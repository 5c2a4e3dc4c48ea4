/** File name of a screenshot; unique, as routes contain no `_`. */
export function pictureName(route: string, width: number): string {
  return `${route === '/' ? 'index' : route.slice(1).replaceAll('/', '_')}-${width}.webp`;
}
