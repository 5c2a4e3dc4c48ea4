import { coloursOf } from '../../../shared/brand-colours.ts';
import type { Brand, Mark } from '../../../shared/schema-types.ts';
import { socialSize } from '../../../shared/social-picture.ts';
import { markSize } from '../mark-size.ts';
import { type DrawnElement, element } from './drawn-element.ts';

export interface SocialContent {
  title: string;
  company: string;
  /** Replaced by the mark when absent. */
  illustration?: SocialIllustration;
  brand?: Brand;
}

/** A picture as a `data:` URL. */
export interface SocialIllustration {
  address: string;
  width: number;
  height: number;
  isPhoto: boolean;
}

const margin = 64;
const titleWidth = socialSize.width - 2 * margin;
/** In em, rounded up, for the heaviest display font. */
const letterWidth = 0.54;

/** Name, title, hop line and illustration. */
export function socialLayout({ title, company, illustration, brand }: SocialContent): DrawnElement {
  const { cream, ink, carrot } = coloursOf(brand).light;
  const mark = brand?.mark;
  const size = titleSize(title);
  const lines = Math.ceil((title.length * letterWidth * size) / titleWidth);
  return element(
    'div',
    {
      style: {
        display: 'flex',
        flexDirection: 'column',
        ...socialSize,
        padding: `48px ${margin}px`,
        background: cream,
        color: ink,
        fontFamily: 'latin, latin-ext',
      },
    },
    leap(carrot),
    ...(illustration
      ? [picture(illustration, roomBelow[lines] ?? minRoom)]
      : mark
        ? [largeMark(mark, carrot)]
        : []),
    element(
      'div',
      { style: { display: 'flex', alignItems: 'center', gap: 20, fontSize: 44, letterSpacing: -1.4 } },
      ...(mark ? [drawnMark(mark, { width: 78, line: line(5, carrot) })] : []),
      company,
    ),
    element('div', { style: { ...titleStyle, fontSize: size, letterSpacing: -size * 0.035 } }, title),
  );
}

/** Height left for the illustration in pixels, by number of title lines. */
const roomBelow: Readonly<Record<number, number>> = { 1: 400, 2: 330, 3: 300 };
const minRoom = 240;

const titleStyle = { marginTop: 26, width: titleWidth, lineHeight: 1.02, textWrap: 'balance' };

/** One line where possible; the longest word always fits. */
function titleSize(title: string): number {
  const fitting = (letters: number): number => titleWidth / (letters * letterWidth);
  const longestWord = Math.max(...title.split(/\s+/).map((word) => word.length));
  const minSize = title.length > 60 ? 64 : 84;
  return Math.floor(Math.min(104, fitting(longestWord), Math.max(minSize, fitting(title.length))));
}

function leap(colour: string): DrawnElement {
  return element(
    'svg',
    {
      viewBox: `0 0 ${socialSize.width} ${socialSize.height}`,
      ...socialSize,
      style: { position: 'absolute', left: 0, top: 0 },
    },
    element('path', { d: 'M66 566C150 350 400 320 500 548', ...line(8, colour), strokeDasharray: '17 19' }),
    element('circle', { cx: 502, cy: 556, r: 13, fill: colour }),
  );
}

function largeMark(mark: Mark, colour: string): DrawnElement {
  return element(
    'div',
    { style: { position: 'absolute', right: margin, bottom: 56, display: 'flex' } },
    drawnMark(mark, { width: 400, line: line(2.6, colour) }),
  );
}

function drawnMark(mark: Mark, { width, line }: { width: number; line: LineStyle }): DrawnElement {
  const [ownWidth, ownHeight] = markSize(mark);
  return element(
    'svg',
    { viewBox: mark.viewBox, width, height: (width / ownWidth) * ownHeight },
    element('path', { d: mark.path, ...line }),
  );
}

interface LineStyle {
  [name: string]: unknown;
}

function line(width: number, colour: string): LineStyle {
  return {
    fill: 'none',
    stroke: colour,
    strokeWidth: width,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  };
}

/** Bottom right; `roomHeight` in pixels. */
function picture({ address, width, height, isPhoto }: SocialIllustration, roomHeight: number): DrawnElement {
  const scale = Math.min((roomHeight * 1.6) / width, (isPhoto ? roomHeight - 60 : roomHeight) / height);
  return element('img', {
    src: address,
    width: width * scale,
    height: height * scale,
    style: {
      position: 'absolute',
      right: isPhoto ? margin : 40,
      bottom: isPhoto ? 56 : 8,
      borderRadius: isPhoto ? 28 : 0,
    },
  });
}
