import { retentionSiteValues } from '../../shared/leads/lead-retention.ts';
import { leaseSiteValues } from '../../shared/lease/lease-settings.ts';
import type { Site } from '../../shared/schema-types.ts';
import { suggestField } from './author-words.ts';
import { closestName } from './closest-name.ts';

type TextField = Exclude<
  { [Name in keyof Site]-?: Site[Name] extends string | undefined ? Name : never }[keyof Site],
  '$schema'
>;

/** The texts of `_site.json`, which another may leave out. */
export const siteTexts: Record<TextField, true> = {
  company: true,
  tagline: true,
  siteUrl: true,
  phone: true,
  email: true,
  city: true,
  country: true,
  street: true,
  postalCode: true,
  kvk: true,
  vatNumber: true,
  chatUrl: true,
  copyright: true,
  footerNote: true,
};

/** What texts may use by name in braces: the texts of the site's file, and what follows from settings. */
export function siteValuesOf(site: object): Map<string, string> {
  const texts = Object.entries(site).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !name.startsWith('$') ? [[name, value]] : [],
  );
  return new Map([...texts, ...leaseSiteValues(site), ...retentionSiteValues]);
}

/** The names in braces that texts may use on one site or another. */
export const siteValueNames: ReadonlySet<string> = new Set([
  ...Object.keys(siteTexts),
  ...siteValuesOf({ calculator: {} }).keys(),
]);

/** The closest of some names, else what people call one of them. */
export function meantSiteValue(name: string, among: ReadonlySet<string>): string | undefined {
  return closestName(name, among) ?? suggestField(name, among);
}
