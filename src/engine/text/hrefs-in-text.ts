import { parseRichText } from './parse-rich-text.ts';

/** Syntax that needs the Markdown parser. */
const tricky = /[\\`<>&!]|\]\([^)]*[\s(]|\[[^\]]*\[/;
const plainLink = /\[[^[\]]+\]\(([^()\s]+)\)/g;

/** Addresses of `[label](href)` links; plain ones skip the parser. */
export function hrefsInText(text: string): string[] {
  if (!text.includes('](')) return [];
  if (!tricky.test(text)) {
    const found = [...text.matchAll(plainLink)].map(([, href]) => href ?? '');
    if (found.length === text.split('](').length - 1) return found;
  }
  const pieces = parseRichText(text);
  if (typeof pieces === 'string') return [];
  return pieces.flatMap((piece) => (typeof piece === 'object' && 'href' in piece ? [piece.href] : []));
}
