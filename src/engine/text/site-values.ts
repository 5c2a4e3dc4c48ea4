import { retentionSiteValues } from '../../shared/leads/lead-retention.ts';
import { leaseSiteValues } from '../../shared/lease/lease-settings.ts';

/** What texts may use by name in braces: the texts of the site's file, and what follows from settings. */
export function siteValuesOf(site: object): Map<string, string> {
  const texts = Object.entries(site).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !name.startsWith('$') ? [[name, value]] : [],
  );
  return new Map([...texts, ...leaseSiteValues(site), ...retentionSiteValues]);
}
