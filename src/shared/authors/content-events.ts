/** What the development server sends to documents after each check of the site. */
export const contentEvents = {
  problems: 'content:problems',
  /** With what authors read about pages that visitors do not always see, by route. */
  publications: 'content:publications',
  /** Something that all pages share may be different. */
  site: 'content:site',
  /** Pages alone may be different. */
  pages: 'content:changed',
} as const;
