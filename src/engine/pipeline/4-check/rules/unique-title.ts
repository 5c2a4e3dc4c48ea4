import { uniqueMetadata } from './unique-metadata.ts';

/** Reports a page whose title another page has already. */
export const uniqueTitle = uniqueMetadata({
  rule: 'unique-title',
  why: 'Two equal titles in a search result or in tabs: nobody knows which page is which.',
  field: 'title',
  called: 'De titel',
  hint: 'Zeg in de titel wat alleen op deze pagina staat.',
});
