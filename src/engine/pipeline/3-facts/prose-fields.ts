/**
 * The fields whose texts are for machines or follow a form of their own: addresses, names of files and of blocks,
 * codes, search words. A test compares this list with the schemas.
 */
const otherFields = new Set([
  'aliases',
  'canonical',
  'chatUrl',
  'checkedOn',
  'email',
  'equipmentType',
  'href',
  'id',
  'keywords',
  'kvk',
  'movedFrom',
  'ogImage',
  'order',
  'path',
  'phone',
  'postalCode',
  'prefixLanguage',
  'reason',
  'rule',
  'shared',
  'siteUrl',
  'src',
  'titleLanguage',
  'type',
  'until',
  'vatNumber',
]);

/** Whether a field holds words that a visitor reads, so that the rules for texts apply to it. */
export function isProse(field: string): boolean {
  return !otherFields.has(field);
}
