import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Plugin } from 'vite';
import { pathIn } from '../../memo/path-in.ts';
import { entries, hotContext } from './entries.ts';

/** `browser`: the studio, its worker and what pages run for an author. `render`: the renderers of studio and pages. */
export type BundlePart = 'browser' | 'render';

export interface PartToBundle {
  part: BundlePart;
  /** Receives the files. */
  folder: string;
  root: string;
}

/** Bundles a part of the studio. Ask for it in a process with `NODE_ENV=production`. */
export async function bundleStudio({ part, folder, root }: PartToBundle): Promise<void> {
  const { build: own, ...options } = part === 'browser' ? forBrowsers : forNode(root);
  await build({
    configFile: join(root, 'vite.config.ts'),
    root,
    mode: 'studio',
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.hot': hotContext },
    ...options,
    build: { ...own, outDir: folder },
  });
}

const output = { entryFileNames: '[name].js' };

const references = 'decode-named-character-reference';

const forBrowsers: InlineConfig = {
  // Addresses are relative: the hash in that of the folder is not known yet.
  base: './',
  // Its file for browsers asks for a document, which a worker has not.
  resolve: { alias: { [references]: fileURLToPath(import.meta.resolve(references)) } },
  build: { minify: false, rolldownOptions: { input: entries, output } },
  worker: { format: 'es' },
};

function forNode(root: string): InlineConfig {
  // Styles first, as `loadView` asks for them.
  const input = ['src/view/styles.ts', 'src/view/render.tsx', 'src/studio/render-studio.tsx'];
  return { plugins: [fontAddresses(root)], build: { ssr: true, rolldownOptions: { input, output } } };
}

/** Fonts have the address at which the development server has them, module by module. */
function fontAddresses(root: string): Plugin {
  return {
    name: 'font-addresses',
    enforce: 'pre',
    load: (id) => {
      if (!id.endsWith('.woff2?url')) return null;
      const path = pathIn(root, id.slice(0, -'?url'.length));
      return `export default ${JSON.stringify(`/${path}`)};`;
    },
  };
}
