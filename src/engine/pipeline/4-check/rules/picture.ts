import { isPictureName, stemOf } from '../../../../shared/page/picture-endings.ts';
import { lastName } from '../../../../shared/page/route.ts';
import { kebabOf } from '../../../text/kebab.ts';
import { closestFinder } from '../links/closest-finder.ts';
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
      const name = namedWell(src);
      const onDisk = pictureFiles.has(src) ? src : misnamed.get(name.toLowerCase());
      if (onDisk !== undefined)
        return name === onDisk ? [] : [{ document, pointer, ...toRename(src, { name, onDisk }) }];
      const sameButCase = byLowerCase.get(src.toLowerCase());
      if (sameButCase !== undefined) {
        const message = `De afbeelding "${src}" heet op schijf anders: hoofdletters en kleine letters tellen mee.`;
        const hint = `Schrijf "${sameButCase}".`;
        return [{ document, pointer, message, hint, suggestion: sameButCase, replacement: sameButCase }];
      }
      // Another folder or extension is likelier than a similar spelling.
      const stem = stemOf(src).toLowerCase();
      const near = byStem.get(stem) ?? byStem.get(nearest(stem) ?? '');
      const message = `De afbeelding "${src}" staat niet in de map public.`;
      if (near === undefined)
        return [{ document, pointer, message, hint: `Zet het bestand in public${src}.` }];
      // The schema says already that no address begins so.
      const other = src.startsWith('/public/')
        ? ''
        : ` Is het een nieuwe afbeelding, zet het bestand dan in public${src}.`;
      return [{ document, pointer, message, hint: `Bedoel je "${near}"?${other}`, suggestion: near }];
    });
  },
};

/** What to say of a picture whose file has a name that no address may have. */
function toRename(
  src: string,
  { name, onDisk }: Record<'name' | 'onDisk', string>,
): Pick<Finding, 'message' | 'hint' | 'suggestion'> {
  const message = `De naam van het bestand "public${onDisk}" past niet in een webadres: gebruik letters, cijfers en streepjes, en kleine letters achter de punt.`;
  const rename = `Geef het bestand de naam "${lastName(name)}"`;
  if (name === src) return { message, hint: `${rename}.` };
  return { message, hint: `${rename} en schrijf hier "${name}".`, suggestion: name };
}

/** As the schema allows the address of a picture, which is how the editor names one. */
function namedWell(file: string): string {
  const dot = file.lastIndexOf('.');
  const path = file.slice(0, dot).split('/');
  const names = path.map((name) => (/^[A-Za-z0-9_.-]*$/.test(name) ? name : kebabOf(name)));
  return names.join('/') + file.slice(dot).toLowerCase();
}
