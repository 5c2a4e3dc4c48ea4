/** Below which the development server shows the studio. */
export const studioPath = '/_kit';

/** The list of pages; below it the screen of each. */
export const pagesPath = `${studioPath}/paginas`;

/** The catalogue of blocks; below it the screen of each. */
export const blocksPath = `${studioPath}/blokken`;

export const newPagePath = `${studioPath}/nieuwe-pagina`;

/** Words replaced everywhere. */
export const replacePath = `${studioPath}/vervang`;

/** The editor; below it is what it reads and writes. */
export const editorPath = `${studioPath}/bewerken`;

/** Below which pictures for sharing are drawn. */
export const drawnPicturesPath = `${studioPath}/delen`;

/** The address of the studio's screen of a page. */
export function screenOfPage(path: string): string {
  return `${pagesPath}${fileOf(path)}`;
}

/** The address of the editor of a page. */
export function editorOfPage(path: string): string {
  return `${editorPath}?pagina=${encodeURIComponent(path)}`;
}

/** The address of the editor of another document, by its file below the folder with pages. */
export function editorOfFile(file: string): string {
  return `${editorPath}?bestand=${encodeURIComponent(file)}`;
}

/** The address of the editor of a document, open at the form of a value. */
export function editorOfPlace({ file, pointer }: { file: string; pointer: string }): string {
  return `${editorOfFile(file)}&plek=${encodeURIComponent(pointer)}`;
}

/** The address of the picture for sharing that is drawn of a page. */
export function drawnPicture(path: string): string {
  return `${drawnPicturesPath}${fileOf(path)}.png`;
}

function fileOf(path: string): string {
  return path === '/' ? '/index' : path;
}
