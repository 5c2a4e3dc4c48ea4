import type { AuthoredText } from '../../3-facts/word-reader.ts';
import { documentCheck, type PlacedFinding, rangeOf, type WatchedDocument } from '../text-check.ts';

const amount = /€\s?\d(?:[\d.,]*\d)?(?:\s?(?:miljoen|mln))?|\b\d(?:[\d.,]*\d)?\s?(?:€|euro\b)/;
const perMonth = /€\s?\d[\d.,]*\**\s*(?:per|\/|p\.?)\s?(?:maand|mnd|m\.)/i;
const saysVat =
  /\b(?:excl(?:usief|\.)?|incl(?:usief|\.)?|ex|zonder|met|vrij van)\s+(?:de\s+)?(?:\d+%\s+)?btw\b/i;

/**
 * Reports amounts of which a reader cannot know whether VAT is in them. An amount per month must say so in its own
 * block; for any other amount it is enough when the page says it.
 */
export const priceVat = documentCheck({
  rule: 'price-vat',
  why: 'A business compares prices without VAT; a price that does not say so misleads.',
  watch: ['€', 'euro', 'btw'],
  judge({ kind, textsWith }) {
    if (kind === 'site') return [];
    const partOf = partsOf(kind);
    const partsWithVat = new Set(
      textsWith(['btw'])
        .filter(({ text }) => saysVat.test(text))
        .map(partOf),
    );
    const told = new Set<string>();
    return textsWith(['€', 'euro']).flatMap((text): PlacedFinding[] => {
      const part = partOf(text);
      if (partsWithVat.has(part) || told.has(part)) return [];
      const monthly = perMonth.exec(text.text);
      const found = monthly ?? (partsWithVat.size > 0 ? null : amount.exec(text.text));
      if (!found) return [];
      told.add(part);
      const where = monthly ? 'in dit blok' : 'op deze pagina';
      return [
        {
          pointer: text.pointer,
          range: rangeOf(found),
          message: `Bij "${found[0]}" staat ${where} niet of het met of zonder btw is.`,
          hint: 'Zet er "excl. btw" bij.',
        },
      ];
    });
  },
});

/** Gives the block that holds a text, or the other part of the page, such as its card; a shared block is one part. */
function partsOf(kind: WatchedDocument['kind']): (text: AuthoredText) => string {
  if (kind === 'shared') return () => '';
  return ({ pointer }) => /^\/blocks\/\d+|^\/[^/]*/.exec(pointer)?.[0] ?? '';
}
