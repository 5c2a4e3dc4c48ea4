import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import textFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/** The addresses of the fonts that every page needs first. */
export const fontFiles: string[] = [textFont, displayFont];

/**
 * The font faces, and fallbacks with the same measures, so that nothing jumps when the fonts arrive. The measures were
 * computed from the fonts' own tables against Arial's, with Capsize.
 */
export const fontCss = [
  fontFace('Figtree Variable', textFont, '300 900'),
  fontFace('Bricolage Grotesque Variable', displayFont, '200 800'),
  fallbackFace('Figtree Fallback', { size: 100.72, ascent: 94.32, descent: 24.82 }),
  fallbackFace('Bricolage Grotesque Fallback', { size: 105.43, ascent: 88.21, descent: 25.61 }),
].join('');

function fontFace(family: string, file: string, weights: string): string {
  return `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weights};src:url(${file}) format('woff2')}`;
}

/** Measures in percent of the font size. */
function fallbackFace(family: string, measures: { size: number; ascent: number; descent: number }): string {
  const { size, ascent, descent } = measures;
  return `@font-face{font-family:'${family}';src:local('Arial'),local('ArialMT');size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}
