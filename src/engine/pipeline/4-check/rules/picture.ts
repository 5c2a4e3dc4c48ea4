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
    const byStem = new Map(
      offered.filter((file) => namedWell(file) === file).map((file) => [stemOf(file).toLowerCase(), file]),
    );
    // With more letters it is another vehicle: `melkwagen`, `bakwagen`.
    const nearest = closestFinder([...byStem.keys()], { lettersPerEdit: 5 });
    return pictures.flatMap(({ document, pointer, src }): Finding[] => {
      if (!src.startsWith('/') || !isPictureName(src)) return [];
      const found = { document, pointer, group: src };
      const name = namedWell(src);
      const onDisk = pictureFiles.has(src) ? src : misnamed.get(name.toLowerCase());
      if (onDisk !== undefined) return name === onDisk ? [] : [{ ...found, ...fileToRename(src, onDisk) }];
      const sameButCase = byLowerCase.get(src.toLowerCase());
      if (sameButCase !== undefined) {
        const message = `De afbeelding "${src}" heet op schijf anders: hoofdletters en kleine letters tellen mee.`;
        const hint = `Schrijf "${sameButCase}".`;
        return [{ ...found, message, hint, suggestion: sameButCase, replacement: sameButCase }];
      }
      // Another folder or extension is likelier than a similar spelling.
      const stem = stemOf(src).toLowerCase();
      const near = byStem.get(stem) ?? byStem.get(nearest(stem) ?? '');
      const message = `De afbeelding "${src}" staat niet in de map public.`;
      if (near === undefined) return [{ ...found, message, hint: `Zet het bestand in public${src}.` }];
      // The schema says already that no address begins so.
      const other = src.startsWith('/public/')
        ? ''
        : ` Is het een nieuwe afbeelding, zet het bestand dan in public${src}.`;
      return [{ ...found, message, hint: `Bedoel je "${near}"?${other}`, suggestion: near }];
    });
  },
};
