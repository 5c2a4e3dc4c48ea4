/** The font of texts. */
export const textFamily = 'Figtree';
/** The font of headings. */
export const displayFamily = 'Bricolage Grotesque';

/** For `font-family`. */
export const fontFamilies = { text: familyOf(textFamily), display: familyOf(displayFamily) };

function familyOf(name: string): string {
  return `'${name} Variable', '${name} Fallback', Arial, sans-serif`;
}
