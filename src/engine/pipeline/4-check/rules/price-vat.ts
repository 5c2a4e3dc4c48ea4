import type { DocumentKind } from '../../../../shared/page/document-kind.ts';
import type { AuthoredText } from '../../3-facts/authored-texts.ts';
import { rangeOf } from '../match-pattern.ts';
import { noCents } from '../notations/notation.ts';
import type { DocumentRule } from '../rule.ts';

/** Of a long row of numbers, no place is tried to its end. */
const digits = String.raw`\d(?:[\d.,]{0,20}\d)?`;
const euro = String.raw`(?:€|[Ee]uro\b|EUR\b)`;
/** However it is written: `€ 499`, `€499,-`, `499 euro`, `EUR 499`, `499,-`. */
const sum = String.raw`(?:€|\bEUR)\s?${digits}(?:${noCents})?|\b${digits}(?:\s?${euro}|${noCents}(?:\s?${euro}|(?!\w)))`;
const amount = new RegExp(String.raw`(?:${sum})(?:\s?(?:miljoen|mln))?`);
const perMonth = new RegExp(
  String.raw`(?:${sum})[.,]?\**\s*(?:per|\/|p\.?)\s?(?:maand\b|mnd\b|m\.)|(?:${sum})\s+(?:in de maand|maandelijks)|[Mm]aandbedrag van (?:${sum})`,
);
const saysVat =
  /(?:\b(?:excl(?:usief|\.)?|incl(?:usief|\.)?|ex\.?|plus|zonder|met|vrij van)|\+)\s*(?:de\s+)?(?:\d+%\s+)?btw\b|\bbtw\s+(?:ex|in)cl/i;
/** What a machine costs beside its lease. */
const otherCosts = /\b(?:stroom|energie|kWh|diesel|brandstof|verbruik|boete|premie|subsidie)/i;
const ofLease = /\b(?:lease|termijn|maandbedrag)/i;

/** Amounts without mention of VAT: monthly ones in their own block, others anywhere on the page. */
export const priceVat: DocumentRule = {
  name: 'price-vat',
  severity: 'error',
  canBeIgnored: true,
  checkDocument({ kind, texts }) {
    if (kind === 'site') return [];
    const prose = texts.filter(({ isProse }) => isProse);
    const priced = prose.filter(
      ({ text }) => amount.test(text) && (!otherCosts.test(text) || ofLease.test(text)),
    );
    if (priced.length === 0) return [];
    const partOf = partsOf(kind);
    const partsWithVat = new Set(prose.filter(({ text }) => saysVat.test(text)).map(partOf));
    const reported = new Set<string>();
    return priced.flatMap((authored) => {
      const { text, pointer } = authored;
      const part = partOf(authored);
      if (partsWithVat.has(part) || reported.has(part)) return [];
      const monthly = perMonth.exec(text);
      const found = monthly ?? (partsWithVat.size > 0 ? null : amount.exec(text));
      if (!found) return [];
      reported.add(part);
      const where = monthly ? 'in dit blok' : 'op deze pagina';
      const message = `Bij "${found[0]}" staat ${where} niet of het met of zonder btw is.`;
      return [{ pointer, range: rangeOf(found), message, hint: 'Zet er "excl. btw" bij.' }];
    });
  },
};

/** The block or top-level field around a text; a shared block is one part. */
function partsOf(kind: DocumentKind): (text: AuthoredText) => string {
  if (kind === 'shared') return () => '';
  return ({ pointer }) => /^\/blocks\/\d+|^\/[^/]*/.exec(pointer)?.[0] ?? '';
}
