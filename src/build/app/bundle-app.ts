import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, minify, transformWithOxc } from 'vite';
import { weighScripts } from '../budget/weigh-scripts.ts';
import { writeCompressed } from '../prerender/compress.ts';

/** Bundles the browser's files, the renderer and the gate into a folder, which is there whole or not at all. */
export async function bundleApp(folder: string, root: string, mode: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  const browserFolder = join(unfinished, 'browser');
  await mkdir(unfinished, { recursive: true });
  const nodeEnvironment = process.env.NODE_ENV;
  process.env.NODE_ENV = mode;
  const shared = { configFile: join(root, 'vite.config.ts'), root, mode, logLevel: 'warn' as const };
  let scripts: Record<string, number> = {};
  try {
    await build({
      ...shared,
      plugins: [
        weighScripts(root, (weights) => {
          scripts = weights;
        }),
      ],
      build: {
        outDir: browserFolder,
        emptyOutDir: true,
        manifest: 'manifest.json',
        minify: mode === 'production',
        rolldownOptions: { input: 'src/browser/main.tsx', preserveEntrySignatures: 'allow-extension' },
      },
    });
    await build({
      ...shared,
      // Node would choose by its own environment, and React's development code takes three times as long.
      define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
      build: {
        outDir: join(unfinished, 'server'),
        emptyOutDir: true,
        ssr: 'src/view/render.tsx',
        ssrEmitAssets: true,
        rolldownOptions: { output: { entryFileNames: 'render.js' } },
      },
    });
  } finally {
    if (nodeEnvironment === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = nodeEnvironment;
  }
  // Fonts are named by the styles, which only the renderer holds.
  await cp(join(unfinished, 'server/assets'), join(browserFolder, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.js'),
  });
  const manifest = JSON.parse(await readFile(join(browserFolder, 'manifest.json'), 'utf8'));
  await rm(join(browserFolder, 'manifest.json'));
  const entry: string = manifest['src/browser/main.tsx'].file;
  await writeFile(join(unfinished, 'gate.js'), await buildGate(root, `/${entry}`));
  await compressAll(browserFolder);
  const script = await stat(join(browserFolder, `${entry}.br`));
  await writeFile(join(unfinished, 'weights.json'), JSON.stringify({ scripts, script: script.size }));
  try {
    await rename(unfinished, folder);
  } catch (error) {
    // Another build of the same code may have been first.
    if (!existsSync(folder)) throw error;
    await rm(unfinished, { recursive: true });
  }
}

/** The gate as one line of script that knows the app's address. */
export async function buildGate(root: string, appAddress: string): Promise<string> {
  const file = join(root, 'src/browser/gate.ts');
  const source = await readFile(file, 'utf8');
  const plain = await transformWithOxc(source, file, { sourcemap: false });
  const { code } = await minify('gate.js', plain.code.replaceAll('appAddress', JSON.stringify(appAddress)), {
    module: true,
    mangle: { toplevel: true },
    compress: { target: 'es2022' },
  });
  return code.trim();
}

async function compressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(async (file) => writeCompressed(file, await readFile(file), 'full')));
}
