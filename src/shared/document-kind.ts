/** The documents of which a site has one, by their file in the folder with pages. */
export const singleDocuments = { site: '_site.json', glossary: '_glossary.json' } as const;

export type SingleDocument = keyof typeof singleDocuments;

export const singleKinds = Object.keys(singleDocuments).filter(
  (kind): kind is SingleDocument => kind in singleDocuments,
);

/** The role of a file under `pages/`. */
export type DocumentKind = 'page' | 'shared' | SingleDocument;
