import type { SiteColours } from '../../shared/brand-colours.ts';
import type { Mark } from '../../shared/schema-types.ts';
import { markSize } from './mark-size.ts';

interface IconOptions {
  /** Phones crop icons themselves, and show for sure what is in the safe zone of a maskable icon. */
  isRound: boolean;
  mark: Mark;
  colours: SiteColours;
}

/** The app icon as SVG. */
export function iconDrawing({ isRound, mark, colours }: IconOptions): string {
  const { ink, cream, carrot } = colours.light;
  const [width, height] = markSize(mark);
  const scale = isRound ? 1 : 0.75;
  const line = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="128" height="128">
<rect width="128" height="128"${isRound ? ' rx="28"' : ''} fill="${ink}"/>
<g transform="translate(64 64) scale(${scale * 1.06 * (104 / width)}) translate(${-width / 2} ${-height / 2 - 8})" ${line}>
<path d="${mark.path}" stroke="${cream}" stroke-width="6.5"/>
<path d="M4 86C32 74 72 74 100 86" stroke="${carrot}" stroke-width="7" stroke-dasharray="11 12"/>
</g>
</svg>
`;
}
