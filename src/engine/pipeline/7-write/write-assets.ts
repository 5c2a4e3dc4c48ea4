import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forEachConcurrent } from '../../../shared/for-each-concurrent.ts';
import { compressedAtOnce } from '../../assets/compress.ts';
import type { PreparedPictures } from '../../assets/prepare-pictures.ts';
import type { App } from '../../bundle/build-app.ts';
import { filesIn } from '../../memo/files-in.ts';
import { pathIn } from '../../memo/path-in.ts';
import type { OutputFiles, OutputFolder } from './output-folder.ts';

interface Assets {
  /** Site paths in `publicFolder`. */
  publicFiles: ReadonlySet<string>;
  publicFolder: string;
  app: App;
  pictures: PreparedPictures;
  /** Style sheets by output path. */
  sheets: Readonly<Record<string, string>>;
}

/** Writes the files that pages refer to, and keeps the scripts and styles of pages of the previous build that are still open. */
export async function writeAssets(output: OutputFolder, assets: Assets): Promise<void> {
  const { publicFiles, publicFolder, app, pictures, sheets } = assets;
  await forEachConcurrent([...publicFiles], compressedAtOnce, async (path) => {
    const content = await readFile(join(publicFolder, path));
    const name = path.slice(1);
    await output.make(`public:${name}`, [content], () => ({ [name]: content }));
  });
  const made = [...pictures.files, ...Object.entries(sheets)];
  await Promise.all([
    output.make('app', [app.folder], () => readFolder(app.browserFolder)),
    forEachConcurrent(made, compressedAtOnce, ([name, content]) =>
      output.make(name, [content], () => ({ [name]: content })),
    ),
  ]);
  output.keepFormer('former app', (file) => /^assets\/[^/]+\.(js|css)$/.test(file));
}

/** The files of a folder, by their path in it. */
async function readFolder(folder: string): Promise<OutputFiles> {
  const files: OutputFiles = {};
  for (const file of filesIn(folder)) files[pathIn(folder, file)] = await readFile(file);
  return files;
}
