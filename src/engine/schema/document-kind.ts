import type { DocumentKind } from '../../shared/page/document-kind.ts';

/** The schema of each kind. */
export const schemaOfKind: Record<DocumentKind, string> = {
  page: 'page.schema.json',
  site: 'site.schema.json',
  glossary: 'glossary.schema.json',
  shared: 'own-block.schema.json',
};
