import { groupBy } from '../../../../shared/group-by.ts';
import { parentPointer } from '../../../../shared/json/json-pointer.ts';
import { anyPictureEndingPattern, stemOf } from '../../../../shared/page/picture-endings.ts';
import type { AuthoredPicture, InDocument } from '../../3-facts/document-texts.ts';
import type { Finding, SiteRule } from '../rule.ts';

const fileName = new RegExp(
  String.raw`\.${anyPictureEndingPattern}\s*$|^(?:img|dsc|image|foto|afbeelding|schermafbeelding)?[\s_-]*\d+$`,
  'i',
);
const noise =
  /^(?:(?:dit is )?een )?(?:foto|afbeelding|plaatje|beeld|illustratie|picture|photo|image)(?:tje)?\s+(?:van|met|waarop|of)\s+/i;
const onlyKind =
  /^(?:(?:dit is )?een )?(?:foto|afbeelding|plaatje|beeld|illustratie|tekening|picture|photo|image|alt(?:-?tekst)?)(?:tje)?\W*$/i;

/** Alt texts that describe nothing, or two pictures. The schema requires one; an empty one marks decoration. */
export const altText: SiteRule = {
  name: 'alt-text',
  severity: 'error',
  canBeIgnored: true,
  checkSite({ pictures, pictureFiles }) {
    // A misspelt file is no other picture.
    const present = pictures.filter(({ src }) => pictureFiles.has(src));
    const byAlt = groupBy(present, ({ alt = '' }) => plain(alt));
    return pictures.flatMap((picture): Finding[] => {
      const { alt } = picture;
      if (alt === undefined || alt === '') return [];
      const same = byAlt.get(plain(alt)) ?? [];
      const other = same.includes(picture) ? same.find(({ src }) => src !== picture.src) : undefined;
      const verdict = judge(alt, picture) ?? (other && sameAs(other));
      const place = { document: picture.document, pointer: `${parentPointer(picture.pointer)}/alt` };
      return verdict ? [{ ...place, ...verdict }] : [];
    });
  },
};

function plain(alt: string): string {
  return alt.trim().toLowerCase();
}

type Verdict = Pick<Finding, 'range' | 'severity' | 'message' | 'hint'>;

function judge(alt: string, picture: AuthoredPicture): Verdict | undefined {
  if (alt.trim() === '') {
    const hint = 'Beschrijf wat er te zien is, of schrijf "" als de afbeelding alleen versiering is.';
    return { message: 'Deze beschrijving bestaat alleen uit spaties.', hint };
  }
  const stem = stemOf(picture.src);
  const isStem = stem.includes('-') && alt.trim().toLowerCase() === stem.toLowerCase();
  if (fileName.test(alt) || isStem) {
    const message = `"${alt}" is de naam van een bestand, geen beschrijving.`;
    return { message, hint: 'Schrijf in een halve zin wat er te zien is.' };
  }
  if (onlyKind.test(alt)) {
    const message = `"${alt}" zegt niet wat er te zien is.`;
    return { message, hint: 'Schrijf dat in een halve zin.' };
  }
  const opening = noise.exec(alt);
  if (opening) {
    return {
      range: { start: 0, end: opening[0].trimEnd().length },
      severity: 'warning',
      message: `"${opening[0].trimEnd()}" kan weg: een schermlezer zegt al dat het een afbeelding is.`,
      hint: `Begin met wat er te zien is: "${alt.slice(opening[0].length)}".`,
    };
  }
  const { heading } = picture;
  if (heading === undefined || plain(heading) !== plain(alt)) return undefined;
  const message = `Deze beschrijving is gelijk aan de kop "${heading}"; wie luistert, hoort twee keer hetzelfde.`;
  const hint = 'Beschrijf wat er te zien is, of schrijf "" als de afbeelding alleen versiering is.';
  return { severity: 'warning', message, hint };
}

function sameAs({ src, document }: InDocument<AuthoredPicture>): Verdict {
  const message = `Bij "${src}" in "${document.file}" staat dezelfde beschrijving, en dat is een andere afbeelding.`;
  return { severity: 'warning', message, hint: 'Beschrijf bij elke wat daarop te zien is.' };
}
