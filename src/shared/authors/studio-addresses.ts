/** Below which the development server shows the studio. */
export const studioPath = '/_kit';

/** Its parts, by the first name below it. */
export const studioParts = {
  pages: 'paginas',
  blocks: 'blokken',
  newPage: 'nieuwe-pagina',
  replace: 'vervang',
  editor: 'bewerken',
  drawnPictures: 'delen',
} as const;

/** What an address of the editor names: a page by its route or a file below the folder with pages, and a JSON pointer. */
export const editorQuery = { page: 'pagina', file: 'bestand', place: 'plek' } as const;

/** What an address of the list of pages names: words, only what has a problem, which part of it, and whether its pages are weighed. */
export const listQuery = {
  search: 'zoek',
  problems: 'problemen',
  screen: 'blad',
  weights: 'gewogen',
} as const;

/** What is to be replaced by what. */
export const replaceQuery = { find: 'zoek', replacement: 'door' } as const;

/** The title of a picture for sharing, where it is another than its page has. */
export const titleQuery = 'titel';

/** The list of pages; below it the screen of each. */
export const pagesPath = `${studioPath}/${studioParts.pages}`;

/** The catalogue of blocks; below it the screen of each. */
export const blocksPath = `${studioPath}/${studioParts.blocks}`;

export const newPagePath = `${studioPath}/${studioParts.newPage}`;

/** Words replaced everywhere. */
export const replacePath = `${studioPath}/${studioParts.replace}`;

/** The editor; below it is what it reads and writes. */
export const editorPath = `${studioPath}/${studioParts.editor}`;

/** The address of a resource below the editor's, and of what is asked of it: a name, or a path. */
export function resourceAddress(resource: string, name?: string): string {
  return `${editorPath}/${resource}${name === undefined ? '' : `/${escaped(name)}`}`;
}

/**
 * What a screen needs before it can edit: its bundled code by name, an answer once that is made, the site as its worker
 * checks it, and the files of the dictionary.
 */
export type EngineResource = 'code' | 'klaar' | 'site' | 'woordenboek';

/** As `resourceAddress`. */
export function engineAddress(resource: EngineResource, name?: string): string {
  return resourceAddress(resource, name);
}

/** Below which pictures for sharing are drawn. */
export const drawnPicturesPath = `${studioPath}/${studioParts.drawnPictures}`;

/** The address of the studio's screen of a page. */
export function screenOfPage(path: string): string {
  return `${pagesPath}${fileOf(path)}`;
}

/** The address of the editor of a page, where given open at the form of a value. */
export function editorOfPage(path: string, pointer?: string): string {
  const address = `${editorPath}?${editorQuery.page}=${encodeURIComponent(path)}`;
  return pointer === undefined ? address : atPlace(address, pointer);
}

/** The address of the editor of a page that was just made, where its author goes on: each begins with a heading and a text. */
export function editorOfNewPage(path: string): string {
  return editorOfPage(path, '/blocks/0/text');
}

/** The address of the editor of another document, by its file below the folder with pages. */
export function editorOfFile(file: string): string {
  return `${editorPath}?${editorQuery.file}=${encodeURIComponent(file)}`;
}

/** The address of the editor of a document, open at the form of a value. */
export function editorOfPlace({ file, pointer }: { file: string; pointer: string }): string {
  return atPlace(editorOfFile(file), pointer);
}

function atPlace(address: string, pointer: string): string {
  return `${address}&${editorQuery.place}=${encodeURIComponent(pointer)}`;
}

/** The address of the picture for sharing that is drawn of a page. */
export function drawnPicture(path: string): string {
  return `${drawnPicturesPath}${fileOf(path)}.png`;
}

function fileOf(path: string): string {
  return path === '/' ? '/index' : escaped(path);
}

/** A path whose names may be no addresses, as those of files that an author copied: `bus - kopie`. */
function escaped(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** Where Vite opens a file in the editor of the developer who runs the server. */
export const openInEditorPath = '/__open-in-editor';

/** The address that opens a place there: `pages/contact.json:9:15`. */
export function openInEditor(place: string): string {
  return `${openInEditorPath}?file=${encodeURIComponent(place)}`;
}
