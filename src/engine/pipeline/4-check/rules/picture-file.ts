import { pictureEndings } from '../../../../shared/page/picture-endings.ts';
import { formatAmount } from '../../../../shared/text/amount.ts';
import {
  megabyteLimit,
  type PictureFile,
  photoWidths,
  pictureLimits,
  smallerPhoto,
} from '../../../assets/picture-file.ts';
import type { Finding, SiteRule } from '../rule.ts';

type Flaw = Pick<Finding, 'message' | 'hint' | 'severity' | 'group'>;

/** Pictures that are too large or small, damaged, mislabelled or unsafe. */
export const pictureFile: SiteRule = {
  name: 'picture-file',
  severity: 'error',
  checkSite({ pictures, inspectedPictures }) {
    return pictures.flatMap(({ document, pointer, src, isShown }): Finding[] => {
      const file = inspectedPictures.get(src);
      const flaw = file && (flawOf(src, file) ?? (isShown ? blurOf(src, file) : undefined));
      return flaw ? [{ document, pointer, ...flaw }] : [];
    });
  },
};

const photoAdvice = `Bewaar de foto kleiner, ${smallerPhoto}: breder laat de site hem nooit zien.`;
const drawingAdvice = 'Is het een foto? Bewaar hem dan als .jpg.';
const saveAgain = 'Open hem in een fotoprogramma en bewaar hem opnieuw als .jpg of .png.';
const savePlain = 'Bewaar hem opnieuw als gewone SVG: alleen de tekening, met alles erin.';

/** What is wrong with a picture, if anything. */
export function flawOf(src: string, file: PictureFile): Flaw | undefined {
  const { bytes, width, height, format, isDamaged, unsafePart } = file;
  const ending = endingOf(src);
  if (bytes > megabyteLimit(src) * 1_000_000) {
    return {
      message: `De afbeelding "${src}" is ${Math.ceil(bytes / 1_000_000)} MB; meer dan ${megabyteLimit(src)} MB kan niet.`,
      hint: ending === 'svg' ? drawingAdvice : photoAdvice,
    };
  }
  if (format === undefined) {
    return {
      message: `Het bestand "${src}" is niet als afbeelding te lezen: het is beschadigd of van een andere soort.`,
      hint: ending === 'svg' ? savePlain : saveAgain,
    };
  }
  if (format !== ending) {
    return {
      message: `De afbeelding "${src}" is in werkelijkheid een ${format}-bestand, geen ${ending}.`,
      hint: shownFormats.has(format)
        ? `Geef het bestand de naam "${src.slice(0, src.lastIndexOf('.'))}.${format}" en schrijf dat ook hier.`
        : saveAgain,
    };
  }
  if (Math.max(width, height) > pictureLimits.pixels && format !== 'svg') {
    return {
      message: `De afbeelding "${src}" is ${formatAmount(width)} bij ${formatAmount(height)} pixels; meer dan ${formatAmount(pictureLimits.pixels)} kan niet.`,
      hint: photoAdvice,
    };
  }
  if (isDamaged) {
    return {
      message: `De afbeelding "${src}" is beschadigd: het bestand is niet helemaal te lezen.`,
      hint: 'Zet het oorspronkelijke bestand er opnieuw neer.',
    };
  }
  if (unsafePart !== undefined) {
    return { message: `De tekening "${src}" bevat ${unsafePart}; dat mag niet.`, hint: savePlain };
  }
  return undefined;
}

/** What visitors see of a photo that is smaller than the place where it is shown, on any screen. */
function blurOf(src: string, { format, width }: PictureFile): Flaw | undefined {
  if (format === 'svg' || width >= minWidth) return undefined;
  return {
    severity: 'warning',
    // The card of a page shows that of its heading.
    group: src,
    message: `De afbeelding "${src}" is maar ${width} pixels breed: op de pagina wordt hij groter getoond, en onscherp.`,
    hint: `Neem de foto zoals die uit de camera kwam, of een andere van minstens ${minWidth} pixels breed.`,
  };
}

const minWidth = Math.min(...photoWidths);

const shownFormats: ReadonlySet<string> = new Set(pictureEndings.map((ending) => endingOf(`.${ending}`)));

function endingOf(src: string): string {
  const ending = src.slice(src.lastIndexOf('.') + 1).toLowerCase();
  return ending === 'jpeg' ? 'jpg' : ending;
}
