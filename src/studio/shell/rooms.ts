import type { StudioScreen } from '../../shared/authors/studio.ts';
import { blocksPath, pagesPath, studioPath } from '../../shared/authors/studio-addresses.ts';

/** What the menu of the studio leads to. */
export const rooms = {
  design: { label: 'Ontwerp', path: studioPath },
  blocks: { label: 'Blokken', path: blocksPath },
  pages: { label: 'Pagina’s', path: pagesPath },
};

/** The room that each screen stands in. */
export const roomOf: Readonly<Record<StudioScreen['name'], keyof typeof rooms | undefined>> = {
  design: 'design',
  blocks: 'blocks',
  block: 'blocks',
  pages: 'pages',
  page: 'pages',
  editor: 'pages',
  'new-page': 'pages',
  replace: 'pages',
  missing: undefined,
};
