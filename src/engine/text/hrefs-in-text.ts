import { parseRichText } from './parse-rich-text.ts';

/** Marks beside which only the parser knows for certain what is a link. */
const tricky = /[\\`<>&!]|\]\([^)]*[\s(]|\[[^\]]*\[/;
const plainLink = /\[[^[\]]+\]\(([^()\s]+)\)/g;

/** The addresses of the links `[label](href)` inside a text. Nearly all are plain, and need no parser to be found. */
export function hrefsInText(text: string): string[] {
  if (!text.includes('](')) return [];
  if (!tricky.test(text) && !hasLinkInBold(text)) {
    const found = [...text.matchAll(plainLink)].map(([, href]) => href ?? '');
    if (found.length === text.split('](').length - 1) return found;
  }
  const pieces = parseRichText(text);
  if (typeof pieces === 'string') return [];
  return pieces.flatMap((piece) => (typeof piece === 'object' && 'href' in piece ? [piece.href] : []));
}

/** A link inside bold words is no link to the parser. */
function hasLinkInBold(text: string): boolean {
  return text.split('**').some((part, index) => index % 2 === 1 && part.includes(']('));
}
