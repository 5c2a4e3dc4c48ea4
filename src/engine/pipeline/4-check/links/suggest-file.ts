import { lastName } from '../../../../shared/page/route.ts';
import type { SiteIndex } from '../../3-facts/site-index.ts';

/** The file of this site that somebody means who leaves out its folder, or names it as on disk: `public/documenten/brochure.pdf`; undefined where none has that name. */
export function suggestFile(path: string, { writtenPaths, pictureFiles }: SiteIndex): string | undefined {
  const name = lastName(path);
  if (!/\.\w+$/.test(name)) return undefined;
  return [...writtenPaths, ...pictureFiles].find((file) => lastName(file) === name);
}
