import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { build, minify, transformWithOxc } from 'vite';
import { browserTargets } from './browser-targets.ts';

/** The scripts that stand in documents. */
export interface InlineScripts {
  loader: string;
  /** By block type. */
  blockScripts: Readonly<Record<string, string>>;
}

/** Minifies the loader and the scripts of blocks. */
export async function buildInlineScripts(root: string): Promise<InlineScripts> {
  const folder = join(root, 'src/browser/block-scripts');
  const files = (await readdir(folder)).sort();
  const built = files.map(async (file) => [parse(file).name, await bundleScript(root, join(folder, file))]);
  const [loader, ...scripts] = await Promise.all([buildLoader(root), ...built]);
  return { loader, blockScripts: Object.fromEntries(scripts) };
}

/** The minified loader, its types erased. */
async function buildLoader(root: string): Promise<string> {
  const file = join(root, 'src/browser/loader.ts');
  const source = await readFile(file, 'utf8');
  const target = browserTargets(root);
  const plain = await transformWithOxc(source, file, { sourcemap: false, target });
  const { code } = await minify('loader.js', plain.code, {
    module: true,
    mangle: { toplevel: true },
    compress: { target },
  });
  return code.trim();
}

/** One script with all that it imports. */
async function bundleScript(root: string, input: string): Promise<string> {
  const built = await build({
    configFile: join(root, 'vite.config.ts'),
    root,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input } },
  });
  if (!('output' in built)) throw new Error(`${input} should become one script.`);
  return built.output[0].code.trim();
}
