import type { StudioScreen } from '../../shared/authors/studio.ts';
import { blocksPath, pagesPath, studioPath } from '../../shared/authors/studio-addresses.ts';

/** What the menu of the studio leads to. */
export const studioMenu = {
  design: { label: 'Ontwerp', path: studioPath },
  blocks: { label: 'Blokken', path: blocksPath },
  pages: { label: 'Pagina’s', path: pagesPath },
};

/** The item that each screen falls under. */
export const menuItemOf: Readonly<Record<StudioScreen['name'], keyof typeof studioMenu | undefined>> = {
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
