/**
 * What the lead service adds to a lead's fields of the page that it came from. No visitor can send these names: a name
 * that arrives is one word.
 */
export const pageFields = {
  /** The address of the page on the site. */
  'page.path': { label: 'Pagina' },
  /** What is leased there. */
  'page.equipment': { label: 'Materieel' },
} as const;

export type PageFieldName = keyof typeof pageFields;

/** Whether a text names one of these. */
export function isPageField(name: string): name is PageFieldName {
  return Object.hasOwn(pageFields, name);
}
