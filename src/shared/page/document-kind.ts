import { namesOf } from '../names-of.ts';

/** The documents of which a site has one, by their file in the folder with pages. */
export const singleDocuments = { site: '_site.json', glossary: '_glossary.json' } as const;

export type SingleDocument = keyof typeof singleDocuments;

export const singleKinds = namesOf(singleDocuments);

/** The role of a file under `pages/`. */
export type DocumentKind = 'page' | 'shared' | SingleDocument;
