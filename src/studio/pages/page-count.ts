/** A number of pages in words: `3 pagina’s`. */
export function pageCount(count: number): string {
  return `${count} ${count === 1 ? 'pagina' : 'pagina’s'}`;
}
