import { displayFamily, textFamily } from './font-families.ts';
import displayFont from './fonts/bricolage-grotesque.woff2?url';
import textFont from './fonts/figtree.woff2?url';

/** Addresses of the fonts to preload. */
export const fontFiles: string[] = [textFont, displayFont];

const regular = ['Arial', 'Liberation Sans'];
const bold = ['Arial Bold', 'Liberation Sans Bold'];

/**
 * Font faces with metric-compatible fallbacks, against layout shift: heights from the fonts' tables, widths measured
 * over this site's words against Arial, regular and bold. Fits measures in `em`, not `ch`.
 */
export const fontCss = [
  fontFace(`${textFamily} Variable`, { file: textFont, weights: '300 900' }),
  fontFace(`${displayFamily} Variable`, { file: displayFont, weights: '200 800' }),
  fallbackFace(`${textFamily} Fallback`, {
    weights: '300 500',
    names: regular,
    size: 100.4,
    ascent: 94.6,
    descent: 24.9,
  }),
  fallbackFace(`${textFamily} Fallback`, {
    weights: '600 900',
    names: bold,
    size: 96.6,
    ascent: 98.3,
    descent: 25.9,
  }),
  fallbackFace(`${displayFamily} Fallback`, {
    weights: '200 800',
    names: bold,
    size: 102.2,
    ascent: 91,
    descent: 26.4,
  }),
].join('');

function fontFace(family: string, { file, weights }: { file: string; weights: string }): string {
  return `@font-face{font-family:'${family}';font-display:swap;font-weight:${weights};src:url(${file})}`;
}

interface FallbackFont {
  weights: string;
  names: readonly string[];
  /** In percent, as are its ascent and descent. */
  size: number;
  ascent: number;
  descent: number;
}

function fallbackFace(family: string, { weights, names, size, ascent, descent }: FallbackFont): string {
  const sources = names.map((name) => `local('${name}')`).join();
  return `@font-face{font-family:'${family}';font-weight:${weights};src:${sources};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}
