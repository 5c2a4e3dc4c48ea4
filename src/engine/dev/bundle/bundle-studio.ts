import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Plugin } from 'vite';
import { entries } from './entries.ts';

/** What a module of the studio gets for `import.meta.hot`: the development server's own, from the document. */
const hotContext = 'globalThis.hotContext';

/**
 * Bundles the studio, its worker and what pages run for an author into `browser/`, and the renderers of studio and pages into
 * `render/`. Ask for it in a process with `NODE_ENV=production`.
 */
export async function bundleStudio(folder: string, root: string): Promise<void> {
  const common: InlineConfig = {
    configFile: join(root, 'vite.config.ts'),
    root,
    mode: 'studio',
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.hot': hotContext },
  };
  await Promise.all([
    build({
      ...common,
      // Addresses are relative: the hash in that of the folder is not known yet.
      base: './',
      // Its file for browsers asks for a document, which a worker has not.
      resolve: { alias: { [references]: fileURLToPath(import.meta.resolve(references)) } },
      build: {
        outDir: join(folder, 'browser'),
        minify: false,
        rolldownOptions: {
          input: entries,
          output: { entryFileNames: '[name].js' },
        },
      },
      worker: { format: 'es' },
    }),
    build({
      ...common,
      plugins: [fontAddresses(root)],
      build: {
        outDir: join(folder, 'render'),
        ssr: true,
        rolldownOptions: {
          // Styles first, as `loadView` asks for them.
          input: ['src/view/styles.ts', 'src/view/render.tsx', 'src/studio/render-studio.tsx'],
          output: { entryFileNames: '[name].js' },
        },
      },
    }),
  ]);
}

/** Fonts have the address at which the development server has them, module by module. */
function fontAddresses(root: string): Plugin {
  return {
    name: 'font-addresses',
    enforce: 'pre',
    load: (id) => {
      if (!id.endsWith('.woff2?url')) return null;
      const path = relative(root, id.slice(0, -'?url'.length)).replaceAll('\\', '/');
      return `export default ${JSON.stringify(`/${path}`)};`;
    },
  };
}

const references = 'decode-named-character-reference';
