import { readFile } from 'node:fs/promises';
import type { Brand } from '../../../shared/schema-types.ts';
import { icons } from '../../../shared/site/icon-files.ts';
import type { Memo } from '../../memo/memo.ts';
import type { OutputFolder } from './output-folder.ts';

interface IconOptions {
  /** Site paths of the site's own files, which take precedence over drawn ones. */
  publicFiles: ReadonlySet<string>;
  memo: Memo;
}

/** Draws the icons of tab and phone into the output. */
export async function writeIcons(
  output: OutputFolder,
  brand: Brand = {},
  { publicFiles, memo }: IconOptions,
): Promise<void> {
  const missing = icons.filter(({ src }) => !publicFiles.has(src));
  await Promise.all(
    missing.map(async (icon) => {
      const name = icon.src.slice(1);
      const file = await memo.file('icons', [name, JSON.stringify(brand)], async () => {
        // Lazy: loading it takes longer than a build without new icons.
        const { drawIcon } = await import('../../assets/draw-icon.ts');
        return drawIcon(icon, brand);
      });
      const content = await readFile(file);
      await output.make(name, [content], () => ({ [name]: content }));
    }),
  );
}
