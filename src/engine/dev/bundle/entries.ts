/** What documents of the development server load in the browser, by their names in the bundle. */
export const entries = {
  'hydrate-studio': 'src/studio/hydrate-studio.tsx',
  main: 'src/browser/main.tsx',
  'problem-overlay': 'src/browser/problem-overlay.ts',
  'edit-link': 'src/browser/edit-link.ts',
  'unpublished-mark': 'src/browser/unpublished-mark.ts',
};

export type Entry = keyof typeof entries;

/** What a module of the bundle has for `import.meta.hot`: the development server's own, set by the document. */
export const hotContext = 'globalThis.hotContext';

/** The element with which a document loads an entry from Vite, module by module. */
export function moduleScript(entry: Entry): string {
  return `<script type="module" src="/${entries[entry]}"></script>`;
}
