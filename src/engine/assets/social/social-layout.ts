import type { ImageNode, Node } from '@takumi-rs/core';
import type { Mark } from '../../../shared/schema-types.ts';
import { coloursOf } from '../../../shared/site/brand-colours.ts';
import { type SocialPicture, socialSize } from '../../../shared/site/social-picture.ts';
import { markSize } from '../mark-size.ts';

export interface SocialContent extends Pick<SocialPicture, 'title' | 'company' | 'brand'> {
  /** Replaced by the mark when absent. */
  illustration?: SocialIllustration;
}

export interface SocialIllustration {
  /** SVG or PNG. */
  bytes: Uint8Array;
  width: number;
  height: number;
  isPhoto: boolean;
}

const margin = 64;
const titleWidth = socialSize.width - 2 * margin;
/** In em, rounded up, for the heaviest display font. */
const letterWidth = 0.54;

/** Name, title, hop line and illustration, as takumi lays them out. */
export function socialLayout({ title, company, illustration, brand }: SocialContent): Node {
  const { cream, ink, carrot } = coloursOf(brand).light;
  const mark = brand?.mark;
  const size = titleSize(title);
  return {
    type: 'container',
    style: {
      display: 'flex',
      flexDirection: 'column',
      ...socialSize,
      padding: `48px ${margin}px`,
      backgroundColor: cream,
      color: ink,
      fontWeight: 800,
    },
    children: [
      ...(brand?.withoutHopLine ? [] : [leap(carrot)]),
      ...(illustration
        ? [picture(illustration, heightBelow[linesOf(title, size)] ?? minHeight)]
        : mark
          ? [largeMark(mark, carrot)]
          : []),
      {
        type: 'container',
        style: { display: 'flex', alignItems: 'center', gap: 20, fontSize: 44, letterSpacing: -1.4 },
        children: [
          ...(mark ? [drawnMark(mark, { width: 78, stroke: line(5, carrot) })] : []),
          { type: 'text', text: company },
        ],
      },
      {
        type: 'text',
        text: title,
        style: { ...titleStyle, fontSize: size, letterSpacing: -size * 0.035 },
      },
    ],
  };
}

/** Height left for the illustration in pixels, by number of title lines. */
const heightBelow: Readonly<Record<number, number>> = { 1: 400, 2: 330, 3: 300 };
const minHeight = 240;

const titleStyle = { marginTop: 26, width: titleWidth, lineHeight: 1.02, textWrap: 'balance' } as const;

/** One line where possible, else two; the longest word always fits. */
function titleSize(title: string): number {
  const fitting = (letters: number): number => titleWidth / (letters * letterWidth);
  const longestWord = Math.max(...title.split(/\s+/).map((word) => word.length));
  const onLines = [84, 74].find((size) => linesOf(title, size) < 3) ?? 64;
  return Math.floor(Math.min(104, fitting(longestWord), Math.max(onLines, fitting(title.length))));
}

/** Filled word by word, as no word is broken. */
function linesOf(title: string, size: number): number {
  const letters = titleWidth / (letterWidth * size);
  let lines = 1;
  let filled = 0;
  for (const { length } of title.split(/\s+/)) {
    if (filled > 0 && filled + 1 + length > letters) {
      lines += 1;
      filled = length;
    } else filled += filled > 0 ? 1 + length : length;
  }
  return lines;
}

function leap(colour: string): ImageNode {
  return drawing({
    ...socialSize,
    viewBox: `0 0 ${socialSize.width} ${socialSize.height}`,
    shapes: `<path d="M66 566C150 350 400 320 500 548" ${line(8, colour)} stroke-dasharray="17 19"/><circle cx="502" cy="556" r="13" fill="${colour}"/>`,
    style: { position: 'absolute', left: 0, top: 0 },
  });
}

function largeMark(mark: Mark, colour: string): ImageNode {
  const { style, ...large } = drawnMark(mark, { width: 400, stroke: line(2.6, colour) });
  return { ...large, style: { ...style, position: 'absolute', right: margin, bottom: 56 } };
}

function drawnMark(mark: Mark, { width, stroke }: { width: number; stroke: string }): ImageNode {
  const [ownWidth, ownHeight] = markSize(mark);
  const height = (width / ownWidth) * ownHeight;
  return drawing({ width, height, viewBox: mark.viewBox, shapes: `<path d="${mark.path}" ${stroke}/>` });
}

/** The attributes of a line. */
function line(width: number, colour: string): string {
  return `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
}

interface Drawing {
  width: number;
  height: number;
  viewBox: string;
  /** As SVG. */
  shapes: string;
  style?: ImageNode['style'];
}

function drawing({ width, height, viewBox, shapes, style }: Drawing): ImageNode {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${shapes}</svg>`;
  return { type: 'image', src: Buffer.from(svg), style: { ...style, width, height } };
}

/** Bottom right; `maxHeight` in pixels. */
function picture({ bytes, width, height, isPhoto }: SocialIllustration, maxHeight: number): ImageNode {
  const scale = Math.min((maxHeight * 1.6) / width, (isPhoto ? maxHeight - 60 : maxHeight) / height);
  return {
    type: 'image',
    src: bytes,
    style: {
      width: width * scale,
      height: height * scale,
      position: 'absolute',
      right: isPhoto ? margin : 40,
      bottom: isPhoto ? 56 : 8,
      borderRadius: isPhoto ? 28 : 0,
    },
  };
}
