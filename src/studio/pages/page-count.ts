import { counted } from '../../shared/text/counted.ts';

/** A number of pages in words: `3 pagina’s`. */
export function pageCount(count: number): string {
  return counted(count, 'pagina', 'pagina’s');
}
