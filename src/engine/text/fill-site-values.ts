import { telephoneHref } from '../../shared/telephone.ts';
import type { JsonValue } from '../json/json-value.ts';
import { mapMembers } from '../json/map-members.ts';

const placeholder = /(tel:)?\{([a-zA-Z][a-zA-Z0-9]*)\}/g;

/** Fills in `{name}`, and `tel:{name}` as a tel address; unknown names stay, for a rule to report. */
export function fillSiteValues(value: JsonValue, siteValues: ReadonlyMap<string, string>): JsonValue {
  if (typeof value === 'string') {
    if (!value.includes('{')) return value;
    return value.replace(placeholder, (whole, scheme: string | undefined, name: string) => {
      const filled = siteValues.get(name);
      if (filled === undefined) return whole;
      return scheme === undefined ? filled : telephoneHref(filled);
    });
  }
  return mapMembers(value, (member) => fillSiteValues(member, siteValues));
}
