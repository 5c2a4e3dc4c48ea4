/** What a file under `pages/` is for: a route, the site values, the explained words, or a block shared by pages. */
export type DocumentKind = 'page' | 'site' | 'glossary' | 'shared';

/** The schema that holds for each kind of document. */
export const schemaOfKind: Record<DocumentKind, string> = {
  page: 'page.schema.json',
  site: 'site.schema.json',
  glossary: 'glossary.schema.json',
  shared: 'block.schema.json',
};
