import { memoizeLast } from '../../../shared/memoize-last.ts';
import { describePictures } from '../../assets/prepare-pictures.ts';
import { type PageResolver, pageResolver } from '../../pipeline/5-resolve/page-resolver.ts';
import { resolveChecked } from '../../pipeline/5-resolve/resolve-checked.ts';
import type { CheckedSite } from '../../pipeline/check-site.ts';

/** Resolves pages with the variants of pictures that a build offers, to weigh them: those of the server are the files as they are. */
export const asBuilt = memoizeLast(async (shown: CheckedSite): Promise<PageResolver> => {
  const pictures = await describePictures(shown.pictures.shown);
  const resolve = pageResolver(shown.files, resolveChecked(shown, { pictures }));
  return (path) => {
    try {
      return resolve(path);
    } catch {
      // It names what does not exist, as the check says.
      return undefined;
    }
  };
});
