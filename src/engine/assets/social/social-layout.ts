import { brandColours } from '../../../shared/brand-colours.ts';
import { hareMark } from '../../../shared/hare-mark.ts';
import { socialSize } from '../../../shared/social-picture.ts';
import { type DrawnElement, element } from './drawn-element.ts';

/** What a social picture shows. */
export interface SocialContent {
  title: string;
  company: string;
  /** For a page without a picture the hare stands in its place. */
  illustration?: SocialIllustration;
}

/** The picture of the page as a `data:` address, with its own measures. */
export interface SocialIllustration {
  address: string;
  width: number;
  height: number;
  isPhoto: boolean;
}

const colours = brandColours.light;
const margin = 64;
const titleWidth = socialSize.width - 2 * margin;
/** Of the display font in its heaviest cut: the width of a letter to its size, on the safe side. */
const letterWidth = 0.54;

/** Name, title, and below them the hare's leap to what the page is about. */
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
    illustration ? picture(illustration, roomBelow[lines] ?? smallestRoom) : largeHare,
    element(
      'div',
      { style: { display: 'flex', alignItems: 'center', gap: 20, fontSize: 44, letterSpacing: -1.4 } },
      hare(78, 5),
      company,
    ),
    element('div', { style: { ...titleStyle, fontSize: size, letterSpacing: -size * 0.035 } }, title),
  );
}

/** The height that is left for the illustration, in pixels, below a title of so many lines. */
const roomBelow: Readonly<Record<number, number>> = { 1: 400, 2: 330, 3: 300 };
const smallestRoom = 240;

const titleStyle = { marginTop: 26, width: titleWidth, lineHeight: 1.02, textWrap: 'balance' };

/** As large as one line allows, within limits; the longest word must fit in any case. */
function titleSize(title: string): number {
  const fitting = (letters: number): number => titleWidth / (letters * letterWidth);
  const longestWord = Math.max(...title.split(/\s+/).map((word) => word.length));
  const smallest = title.length > 60 ? 64 : 84;
  return Math.floor(Math.min(104, fitting(longestWord), Math.max(smallest, fitting(title.length))));
}

/** The hop line, from the left to where the illustration stands. */
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

/** Below right, as large as its room allows; `roomHeight` in pixels. */
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
