import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forEachConcurrent } from '../../../shared/for-each-concurrent.ts';
import type { PreparedPictures } from '../../assets/prepare-pictures.ts';
import type { App } from '../../bundle/build-app.ts';
import type { OutputFolder } from './output-folder.ts';

/** Keeps the compressors busy. */
const concurrency = 8;

interface Assets {
  /** Site paths in `publicFolder`. */
  publicFiles: ReadonlySet<string>;
  publicFolder: string;
  app: App;
  pictures: PreparedPictures;
  sheet: { name: string; css: string };
}

/** Writes the files that pages refer to, and keeps the scripts and styles of pages of the previous build that are still open. */
export async function writeAssets(output: OutputFolder, assets: Assets): Promise<void> {
  const { publicFiles, publicFolder, app, pictures, sheet } = assets;
  await forEachConcurrent([...publicFiles], concurrency, async (path) => {
    const content = await readFile(join(publicFolder, path));
    const name = path.slice(1);
    await output.make(`public:${name}`, [content], () => ({ [name]: content }));
  });
  output.copy('app', app.browserFolder);
  await forEachConcurrent([...pictures.files], concurrency, ([name, content]) =>
    output.make(name, [content], () => ({ [name]: content })),
  );
  await output.make(sheet.name, [sheet.css], () => ({ [sheet.name]: sheet.css }));
  output.keepFormer('former app', (file) => /^assets\/[^/]+\.(js|css)$/.test(file));
}
