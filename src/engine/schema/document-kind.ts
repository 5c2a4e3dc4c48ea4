/** The role of a file under `pages/`. */
export type DocumentKind = 'page' | 'site' | 'glossary' | 'shared';

/** The schema of each kind. */
export const schemaOfKind: Record<DocumentKind, string> = {
  page: 'page.schema.json',
  site: 'site.schema.json',
  glossary: 'glossary.schema.json',
  shared: 'block.schema.json',
};
