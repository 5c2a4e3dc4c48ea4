import { repeatedMetadata } from '../repeated-metadata.ts';
import type { SiteRule } from '../rule.ts';

/** Duplicate descriptions. */
export const uniqueDescription: SiteRule = {
  name: 'unique-description',
  severity: 'error',
  canBeIgnored: true,
  checkSite: (site) =>
    repeatedMetadata(site, {
      field: 'description',
      called: 'De beschrijving',
      hint: 'Vertel in de beschrijving wat een bezoeker alleen op deze pagina vindt.',
    }),
};
