import { repeatedMetadata } from '../repeated-metadata.ts';
import type { SiteRule } from '../rule.ts';

/** Duplicate titles. */
export const uniqueTitle: SiteRule = {
  name: 'unique-title',
  severity: 'error',
  canBeIgnored: true,
  checkSite: (site) =>
    repeatedMetadata(site, {
      field: 'title',
      called: 'De titel',
      hint: 'Zeg in de titel wat alleen op deze pagina staat.',
    }),
};
