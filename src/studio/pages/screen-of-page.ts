/** The address of the studio's screen of a page. */
export function screenOfPage(path: string): string {
  return `/_kit/paginas${path === '/' ? '/index' : path}`;
}

/** The address of the editor of a page. */
export function editorOfPage(path: string): string {
  return `/_kit/bewerken?pagina=${encodeURIComponent(path)}`;
}

/** The address of the editor of another document, by its file below the folder with pages. */
export function editorOfFile(file: string): string {
  return `/_kit/bewerken?bestand=${encodeURIComponent(file)}`;
}

/** The address of the editor of a document, open at the form of a value. */
export function editorOfPlace({ file, pointer }: { file: string; pointer: string }): string {
  return `${editorOfFile(file)}&plek=${encodeURIComponent(pointer)}`;
}
