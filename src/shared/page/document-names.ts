import type { SingleDocument } from './document-kind.ts';

/** What authors call the documents of which a site has one. */
export const documentNames: Readonly<Record<SingleDocument, string>> = {
  site: 'Gegevens van de site',
  glossary: 'Begrippenlijst',
};
