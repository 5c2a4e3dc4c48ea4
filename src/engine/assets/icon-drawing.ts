import type { Mark } from '../../shared/schema-types.ts';
import type { SiteColours } from '../../shared/site/brand-colours.ts';
import { markSize } from './mark-size.ts';

interface IconOptions {
  /** As it is shown; else a phone crops it. */
  isRound: boolean;
  /** Without one, the icon is the hop line alone. */
  mark?: Mark;
  /** The mark alone, where there is one. */
  withoutHopLine?: boolean;
  colours: SiteColours;
}

/** How wide the hop line is drawn, and how far below the mark it ends. */
const hop = { width: 104, depth: 16 };

/** The size of the drawing where the whole icon is shown. */
const shownWhole = 110;

/** The diameter of the part of a cropped icon that every phone shows. */
const safeZone = 0.8 * 128;

/** The app icon as SVG: the mark over the hop line, as large as both fit. */
export function iconDrawing({ isRound, mark, withoutHopLine, colours }: IconOptions): string {
  const { ink, cream, carrot } = colours.light;
  const [width, height] = mark ? markSize(mark) : [hop.width, 0];
  const unit = width / hop.width;
  const hasHop = !mark || !withoutHopLine;
  const wholeHeight = height + (hasHop ? hop.depth * unit : 0);
  const scale = isRound
    ? shownWhole / Math.max(width, wholeHeight)
    : safeZone / Math.hypot(width, wholeHeight);
  const line = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  const hopLine = `<path transform="translate(0 ${height}) scale(${unit})" d="M4 14C32 2 72 2 100 14" stroke="${carrot}" stroke-width="7" stroke-dasharray="11 12"/>\n`;
  const markLine = mark ? `<path d="${mark.path}" stroke="${cream}" stroke-width="${6.5 * unit}"/>\n` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="128" height="128">
<rect width="128" height="128"${isRound ? ' rx="28"' : ''} fill="${ink}"/>
<g transform="translate(64 64) scale(${scale}) translate(${-width / 2} ${-wholeHeight / 2})" ${line}>
${markLine}${hasHop ? hopLine : ''}</g>
</svg>
`;
}
