import { parentPointer } from '../../../../shared/json-pointer.ts';
import type { AuthoredPicture } from '../../3-facts/document-texts.ts';
import type { Finding, SiteRule } from '../rule.ts';

const fileName =
  /\.(?:svg|png|jpe?g|gif|webp|avif)\s*$|^(?:img|dsc|image|foto|afbeelding|schermafbeelding)?[\s_-]*\d+$/i;
const noise =
  /^(?:(?:dit is )?een )?(?:foto|afbeelding|plaatje|beeld|illustratie|picture|photo|image)(?:tje)?\s+(?:van|met|waarop|of)\s+/i;
const onlyKind =
  /^(?:(?:dit is )?een )?(?:foto|afbeelding|plaatje|beeld|illustratie|tekening|picture|photo|image|alt(?:-?tekst)?)(?:tje)?\W*$/i;

/** Alt texts that describe nothing. The schema requires one; an empty one marks decoration. */
export const altText: SiteRule = {
  name: 'alt-text',
  severity: 'error',
  canBeIgnored: true,
  checkSite({ pictures }) {
    return pictures.flatMap((picture): Finding[] => {
      const { alt } = picture;
      if (alt === undefined || alt === '') return [];
      const verdict = judge(alt, picture);
      const place = { document: picture.document, pointer: `${parentPointer(picture.pointer)}/alt` };
      return verdict ? [{ ...place, ...verdict }] : [];
    });
  },
};

type Verdict = Pick<Finding, 'range' | 'severity' | 'message' | 'hint'>;

function judge(alt: string, picture: AuthoredPicture): Verdict | undefined {
  if (alt.trim() === '') {
    const hint = 'Beschrijf wat er te zien is, of schrijf "" als de afbeelding alleen versiering is.';
    return { message: 'Deze beschrijving bestaat alleen uit spaties.', hint };
  }
  const stem = picture.src.slice(picture.src.lastIndexOf('/') + 1, picture.src.lastIndexOf('.'));
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
  if (heading?.trim().toLowerCase() !== alt.trim().toLowerCase()) return undefined;
  const message = `Deze beschrijving is gelijk aan de kop "${heading}"; wie luistert, hoort twee keer hetzelfde.`;
  const hint = 'Beschrijf wat er te zien is, of schrijf "" als de afbeelding alleen versiering is.';
  return { severity: 'warning', message, hint };
}
