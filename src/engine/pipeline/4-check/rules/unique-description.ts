import { uniqueMetadata } from './unique-metadata.ts';

/** Reports a page whose description another page has already. */
export const uniqueDescription = uniqueMetadata({
  rule: 'unique-description',
  why: 'Search engines put aside a description that says the same of two pages.',
  field: 'description',
  called: 'De beschrijving',
  hint: 'Vertel in de beschrijving wat een bezoeker alleen op deze pagina vindt.',
});
