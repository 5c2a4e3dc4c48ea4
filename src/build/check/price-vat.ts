import type { Check, Finding } from './check.ts';
import { stretchOf } from './text-check.ts';
import type { AuthoredText } from './word-index.ts';

const amount = /€\s?\d(?:[\d.,]*\d)?(?:\s?(?:miljoen|mln))?|\b\d(?:[\d.,]*\d)?\s?(?:€|euro\b)/;
const perMonth = /€\s?\d[\d.,]*\**\s*(?:per|\/|p\.?)\s?(?:maand|mnd|m\.)/i;
const saysVat =
  /\b(?:excl(?:usief|\.)?|incl(?:usief|\.)?|ex|zonder|met|vrij van)\s+(?:de\s+)?(?:\d+%\s+)?btw\b/i;

/**
 * Reports amounts of which a reader cannot know whether VAT is in them. An amount per month must say so in its own
 * block; for any other amount it is enough when the page says it.
 */
export const priceVat: Check = {
  rule: 'price-vat',
  why: 'A business compares prices without VAT; a price that does not say so misleads.',
  watch: ['€', 'euro', 'btw'],
  run({ words }) {
    const pagesWithVat = new Set<unknown>();
    const partsWithVat = new Set<string>();
    for (const text of words.textsWith(['btw'])) {
      if (!saysVat.test(text.text)) continue;
      pagesWithVat.add(text.document);
      partsWithVat.add(partOf(text));
    }
    const told = new Set<string>();
    return words.textsWith(['€', 'euro']).flatMap((text): Finding[] => {
      const { document, pointer } = text;
      const part = partOf(text);
      if (document.kind === 'site' || partsWithVat.has(part) || told.has(part)) return [];
      const monthly = perMonth.exec(text.text);
      const found = monthly ?? (pagesWithVat.has(document) ? null : amount.exec(text.text));
      if (!found) return [];
      told.add(part);
      const where = monthly ? 'in dit blok' : 'op deze pagina';
      return [
        {
          document,
          pointer,
          within: stretchOf(found),
          message: `Bij "${found[0]}" staat ${where} niet of het met of zonder btw is.`,
          hint: 'Zet er "excl. btw" bij.',
        },
      ];
    });
  },
};

/** The block that holds a text, or the other part of the page, such as its card. */
function partOf({ document, pointer }: AuthoredText): string {
  // A shared block is one part.
  if (document.kind === 'shared') return document.file;
  return document.file + (/^\/blocks\/\d+|^\/[^/]*/.exec(pointer)?.[0] ?? '');
}
