import { brandColours } from '../../../shared/brand-colours.ts';
import { hareMark } from '../../../shared/hare-mark.ts';
import { socialSize } from '../../../shared/social-picture.ts';
import { type DrawnElement, element } from './drawn-element.ts';

export interface SocialContent {
  title: string;
  company: string;
  /** Replaced by the hare when absent. */
  illustration?: SocialIllustration;
}

/** A picture as a `data:` URL. */
export interface SocialIllustration {
  address: string;
  width: number;
  height: number;
  isPhoto: boolean;
}

const colours = brandColours.light;
const margin = 64;
const titleWidth = socialSize.width - 2 * margin;
/** In em, rounded up, for the heaviest display font. */
const letterWidth = 0.54;

/** Name, title, hop line and illustration. */
export function socialLayout({ title, company, illustration }: SocialContent): DrawnElement {
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
        background: colours.cream,
        color: colours.ink,
        fontFamily: 'latin, latin-ext',
      },
    },
    leap,
    illustration ? picture(illustration, roomBelow[lines] ?? minRoom) : largeHare,
    element(
      'div',
      { style: { display: 'flex', alignItems: 'center', gap: 20, fontSize: 44, letterSpacing: -1.4 } },
      hare(78, 5),
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

const leap = element(
  'svg',
  {
    viewBox: `0 0 ${socialSize.width} ${socialSize.height}`,
    ...socialSize,
    style: { position: 'absolute', left: 0, top: 0 },
  },
  element('path', { d: 'M66 566C150 350 400 320 500 548', ...line(8), strokeDasharray: '17 19' }),
  element('circle', { cx: 502, cy: 556, r: 13, fill: colours.carrot }),
);

const largeHare = element(
  'div',
  { style: { position: 'absolute', right: margin, bottom: 56, display: 'flex' } },
  hare(400, 2.6),
);

function hare(width: number, lineWidth: number): DrawnElement {
  return element(
    'svg',
    { viewBox: hareMark.viewBox, width, height: (width / 104) * 72 },
    element('path', { d: hareMark.path, ...line(lineWidth) }),
  );
}

function line(width: number): { [name: string]: unknown } {
  return {
    fill: 'none',
    stroke: colours.carrot,
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
