import { appendFile, cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
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

const rendererEntries = ['src/view/render.tsx', 'src/engine/pipeline/6-render/render-worker.ts'];

interface BundleOptions {
  root: string;
  mode: string;
}

/** Bundles browser files, renderer, styles and inline scripts into an empty folder. Ask for it in a process with `NODE_ENV=<mode>`. */
export async function bundleApp(folder: string, { root, mode }: BundleOptions): Promise<void> {
  const browserFolder = join(folder, 'browser');
  const shared = { configFile: join(root, 'vite.config.ts'), root, mode, logLevel: 'warn' as const };
  const forNode = async (input: string[], output: string, plugins: Plugin[] = []): Promise<void> => {
    await build({
      ...shared,
      plugins,
      // Node's environment would decide; React's development code takes three times as long.
      define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
      build: {
        outDir: join(folder, output),
        emptyOutDir: true,
        ssr: true,
        ssrEmitAssets: true,
        rolldownOptions: { input, output: { entryFileNames: '[name].js' } },
      },
    });
  };
  let scripts: Record<string, number> = {};
  const forBrowsers = async (plugins: Plugin[]): Promise<void> => {
    await build({
      ...shared,
      plugins: [
        ...plugins,
        weighScripts(root, (weights) => {
          scripts = weights;
        }),
      ],
      build: {
        outDir: browserFolder,
        emptyOutDir: true,
        manifest: 'manifest.json',
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
  };
  await forNode(['src/view/styles.ts'], 'styles');
  const { buildStyles } = await import(pathToFileURL(join(folder, 'styles/styles.js')).href);
  const { styles, elements }: { styles: Styles; elements: StyledElements } = buildStyles();
  const plain = (): Plugin[] => [plainElements(root, elements)];
  await Promise.all([forNode(rendererEntries, 'render', plain()), forBrowsers(plain())]);
  // Only the styles reference fonts.
  await cp(join(folder, 'styles/assets'), join(browserFolder, 'assets'), { recursive: true });
  await rm(join(folder, 'styles'), { recursive: true });
  await appendFile(join(browserFolder, licensesFile), await fontLicenses(root));
  const manifest = JSON.parse(await readFile(join(browserFolder, 'manifest.json'), 'utf8'));
  await rm(join(browserFolder, 'manifest.json'));
  const [react, main] = entries.map((entry): string => manifest[entry].file);
  const inlineScripts = await buildInlineScripts(root);
  const sizes = await Promise.all(
    [react, main].map(async (file = '') => compressedWeight(await readFile(join(browserFolder, file)))),
  );
  const fonts = await Promise.all(styles.fonts.map((font) => stat(join(browserFolder, font))));
  const bundled: BundledApp = {
    ...inlineScripts,
    loaderFiles: { react: `/${react}`, main: `/${main}` },
    siteScript: `/${manifest[siteEntry].file}`,
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

/** In the format in which Vite writes those of packages. */
async function fontLicenses(root: string): Promise<string> {
  const fonts = (await readdir(join(root, 'src/view/theme/fonts'))).map((file) => basename(file, '.woff2'));
  const texts = fonts.map(async (font) => {
    const license = join(root, 'node_modules/@fontsource-variable', font, 'LICENSE');
    return `\n## ${font}\n\n${await readFile(license, 'utf8')}`;
  });
  return (await Promise.all(texts)).join('');
}
