import { isPictureName, stemOf } from '../../../../shared/page/picture-endings.ts';
import { closestFinder } from '../links/closest-finder.ts';
import { fileToRename, namedWell } from '../links/misnamed-file.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** Pictures without a file in `public/`. */
export const picture: SiteRule = {
  name: 'picture',
  severity: 'error',
  checkSite({ pictures, pictureFiles }) {
    const offered = [...pictureFiles].filter((file) => isPictureName(file));
    const byLowerCase = new Map(offered.map((file) => [file.toLowerCase(), file]));
    const misnamed = new Map(
      offered.filter((file) => namedWell(file) !== file).map((file) => [namedWell(file).toLowerCase(), file]),
    );
    const wellNamed = offered.filter((file) => namedWell(file) === file);
    const near = nearFinder(wellNamed);
    const nearForSharing = nearFinder(wellNamed.filter((file) => isForSharing.test(file)));
    return pictures.flatMap(({ document, pointer, src }): Finding[] => {
      if (!src.startsWith('/') || !isPictureName(src)) return [];
      const isShared = pointer.endsWith('/ogImage');
      // Other pictures will do there: what helps one is no way out for the other.
      const found = { document, pointer, group: isShared ? `shared ${src}` : src };
      const name = namedWell(src);
      const onDisk = pictureFiles.has(src) ? src : misnamed.get(name.toLowerCase());
      if (onDisk !== undefined) return name === onDisk ? [] : [{ ...found, ...fileToRename(src, onDisk) }];
      const sameButCase = byLowerCase.get(src.toLowerCase());
      if (sameButCase !== undefined) {
        const message = `De afbeelding "${src}" heet op schijf anders: hoofdletters en kleine letters tellen mee.`;
        const hint = `Schrijf "${sameButCase}".`;
        return [{ ...found, message, hint, suggestion: sameButCase, replacement: sameButCase }];
      }
      const meant = isShared ? nearForSharing(src) : near(src);
      const message = `De afbeelding "${src}" staat niet in de map public.`;
      if (meant === undefined) return [{ ...found, message, hint: `Zet het bestand in public${src}.` }];
      // The schema says already that no address begins so.
      const other = src.startsWith('/public/')
        ? ''
        : ` Is het een nieuwe afbeelding, zet het bestand dan in public${src}.`;
      return [{ ...found, message, hint: `Bedoel je "${meant}"?${other}`, suggestion: meant }];
    });
  },
};

/** As the schema asks of `ogImage`: other sites show no drawing. */
export const isForSharing = /\.(?:png|jpe?g|webp)$/;

/** Makes a function that gives the file with the name of a picture, or nearly that: also in another folder or of another kind. */
function nearFinder(files: readonly string[]): (src: string) => string | undefined {
  const byStem = new Map(files.map((file) => [stemOf(file).toLowerCase(), file]));
  // With more letters it is another vehicle: `melkwagen`, `bakwagen`.
  const nearest = closestFinder([...byStem.keys()], { lettersPerEdit: 5 });
  return (src) => {
    const stem = stemOf(src).toLowerCase();
    return byStem.get(stem) ?? byStem.get(nearest(stem) ?? '');
  };
}
