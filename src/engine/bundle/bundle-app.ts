import { appendFile, cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Styles } from '../../shared/page/renderer.ts';
import { licensesFile } from '../../shared/site/built-files.ts';
import { compressedWeight } from '../assets/compress.ts';
import { type BundledApp, bundledAppFile } from './bundled-app.ts';
import { buildInlineScripts } from './inline-scripts.ts';
import { plainElements, type StyledElements } from './plain-elements.ts';
import { weighScripts } from './weigh-scripts.ts';

/** Shows the pages after the first. */
const siteEntry = 'src/browser/show-site.tsx';

/** In order of evaluation. */
const entries = ['src/browser/react.ts', 'src/browser/main.tsx'] as const;

const manifestFile = 'manifest.json';

const rendererEntries = ['src/view/render.tsx', 'src/engine/pipeline/6-render/render-worker.ts'];

interface BundleOptions {
  root: string;
  mode: string;
}

/** Bundles browser files, renderer, styles and inline scripts into an empty folder. Ask for it in a process with `NODE_ENV=<mode>`. */
export async function bundleApp(folder: string, options: BundleOptions): Promise<void> {
  const { root } = options;
  const browserFolder = join(folder, 'browser');
  await bundleForNode(['src/view/styles.ts'], join(folder, 'styles'), options);
  const { buildStyles } = await import(pathToFileURL(join(folder, 'styles/styles.js')).href);
  const { styles, elements }: { styles: Styles; elements: StyledElements } = buildStyles();
  const [scripts] = await Promise.all([
    bundleForBrowsers(browserFolder, { ...options, elements }),
    bundleForNode(rendererEntries, join(folder, 'render'), { ...options, elements }),
  ]);
  // Only the styles reference fonts.
  await cp(join(folder, 'styles/assets'), join(browserFolder, 'assets'), { recursive: true });
  await rm(join(folder, 'styles'), { recursive: true });
  await appendFile(join(browserFolder, licensesFile), await fontLicenses(root));
  const [react = '', main = '', site = ''] = await entryFiles(browserFolder);
  const inlineScripts = await buildInlineScripts(root);
  const sizes = await Promise.all(
    [react, main].map(async (file) => compressedWeight(await readFile(join(browserFolder, file)))),
  );
  const fonts = await Promise.all(styles.fonts.map((font) => stat(join(browserFolder, font))));
  const bundled: BundledApp = {
    ...inlineScripts,
    loaderFiles: { react: `/${react}`, main: `/${main}` },
    siteScript: `/${site}`,
    styles,
    weights: {
      scripts,
      script: sizes.reduce((sum, size) => sum + size, 0),
      styles: Object.fromEntries(Object.entries(styles.sheets).map(([name, css]) => [name, css.length])),
      loader: inlineScripts.loader.length,
      fonts: fonts.map(({ size }) => size),
    },
  };
  await writeFile(bundledAppFile(folder), JSON.stringify(bundled));
}

interface StyledBundleOptions extends BundleOptions {
  /** What stands in the place of styled components; default is these themselves. */
  elements?: StyledElements;
}

async function bundleForNode(input: string[], outDir: string, options: StyledBundleOptions): Promise<void> {
  await build({
    ...viteOptions(options),
    // Node's environment would decide; React's development code takes three times as long.
    define: { 'process.env.NODE_ENV': JSON.stringify(options.mode) },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: true,
      ssrEmitAssets: true,
      rolldownOptions: { input, output: { entryFileNames: '[name].js' } },
    },
  });
}

/** Gives the bytes of each part of the code, as `weighScripts`. */
async function bundleForBrowsers(
  outDir: string,
  options: StyledBundleOptions,
): Promise<Record<string, number>> {
  const { root, mode } = options;
  const { plugins, ...others } = viteOptions(options);
  let weights: Record<string, number> = {};
  const weigh = weighScripts(root, (found) => {
    weights = found;
  });
  await build({
    ...others,
    plugins: [...plugins, weigh],
    build: {
      outDir,
      emptyOutDir: true,
      manifest: manifestFile,
      license: { fileName: licensesFile },
      minify: mode === 'production',
      rolldownOptions: {
        // Else the weight of modules depends on the working directory.
        cwd: root,
        input: [...entries],
        preserveEntrySignatures: 'allow-extension',
        // Short: they are in every document.
        output: { entryFileNames: 'assets/[hash].js' },
      },
    },
  });
  return weights;
}

function viteOptions({ root, mode, elements }: StyledBundleOptions) {
  const plugins = elements ? [plainElements(root, elements)] : [];
  return { configFile: join(root, 'vite.config.ts'), root, mode, logLevel: 'warn' as const, plugins };
}

/** The files of the entries, then that of `siteEntry`, by the manifest, which is removed: no visitor needs it. */
async function entryFiles(browserFolder: string): Promise<string[]> {
  const file = join(browserFolder, manifestFile);
  const manifest: Record<string, { file: string }> = JSON.parse(await readFile(file, 'utf8'));
  await rm(file);
  return [...entries, siteEntry].map((entry) => {
    const found = manifest[entry]?.file;
    if (found === undefined) throw new Error(`The bundle has no ${entry}.`);
    return found;
  });
}

/** In the format in which Vite writes those of packages. */
async function fontLicenses(root: string): Promise<string> {
  const fonts = (await readdir(join(root, 'src/view/theme/fonts'))).map((file) => basename(file, '.woff2'));
  const texts = fonts.map(async (font) => {
    const license = join(root, 'node_modules/@fontsource-variable', font, 'LICENSE');
    return `\n## ${font}\n\n${await readFile(license, 'utf8')}`;
  });
  return (await Promise.all(texts)).join('');
}
