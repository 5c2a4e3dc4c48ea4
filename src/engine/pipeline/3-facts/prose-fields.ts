import { brandColours } from '../../../shared/brand-colours.ts';

/** Fields with addresses, names, codes or search terms; a test compares them with the schemas. */
const otherFields: ReadonlySet<string> = new Set([
  ...Object.keys(brandColours.light),
  'aliases',
  'canonical',
  'chatUrl',
  'checkBefore',
  'checkedOn',
  'closedOn',
  'email',
  'equipmentType',
  'firstQuestion',
  'goesTo',
  'from',
  'highMonths',
  'href',
  'id',
  'key',
  'keywords',
  'mileages',
  'kvk',
  'listStyle',
  'months',
  'movedFrom',
  'ogImage',
  'only',
  'order',
  'path',
  'phone',
  'postalCode',
  'prefixLanguage',
  'publishedOn',
  'reason',
  'rule',
  'shared',
  'siteUrl',
  'src',
  'synonyms',
  'titleLanguage',
  'type',
  'until',
  'value',
  'vatNumber',
  'vehicleMileages',
  'viewBox',
  'width',
]);

/** Whether a field holds prose, to which text rules apply. */
export function isProse(field: string): boolean {
  return !otherFields.has(field);
}
