import type { JsonValue } from '../../shared/json/json-value.ts';
import { telephoneHref } from '../../shared/leads/telephone.ts';
import { mapMembers } from '../json/map-members.ts';

const placeholder = /(tel:)?\{([a-zA-Z][a-zA-Z0-9]*)\}/g;

/** Fills in `{name}`, and `tel:{name}` as a tel address; unknown names stay, for a rule to report. */
export function filledText(text: string, siteValues: ReadonlyMap<string, string>): string {
  if (!text.includes('{')) return text;
  return text.replace(placeholder, (whole, scheme: string | undefined, name: string) => {
    const filled = siteValues.get(name);
    if (filled === undefined) return whole;
    return scheme === undefined ? filled : telephoneHref(filled);
  });
}

/** As `filledText`, in all texts of a value. */
export function fillSiteValues(value: JsonValue, siteValues: ReadonlyMap<string, string>): JsonValue {
  if (typeof value === 'string') return filledText(value, siteValues);
  return mapMembers(value, (member) => fillSiteValues(member, siteValues));
}
