/** The role of a file under `pages/`. */
export type DocumentKind = 'page' | 'site' | 'glossary' | 'shared';
