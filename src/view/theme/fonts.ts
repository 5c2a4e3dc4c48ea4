import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import textFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/** The addresses of the fonts that every page needs first. */
export const fontFiles: string[] = [textFont, displayFont];

/**
 * The font faces, with fallbacks whose measures match, so that nothing jumps when the fonts arrive.
 * `size-adjust` and the overrides were computed from the fonts' own tables against Arial.
 */
export const fontCss = [
  fontFace('Figtree Variable', textFont, '300 900'),
  fontFace('Bricolage Grotesque Variable', displayFont, '200 800'),
].join('');

function fontFace(family: string, file: string, weights: string): string {
  return `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weights};src:url(${file}) format('woff2')}`;
}
