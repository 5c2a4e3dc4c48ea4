import type { JsonNode } from '../../json/json-node.ts';
import type { TextEdit } from '../../json/text-edit.ts';
import { textNodes } from '../../json/text-nodes.ts';

/**
 * An amount in English notation that can be read in one way only: after a euro sign, with groups of three digits
 * behind commas, and either cents behind a point or a second group. `€ 25,000` alone may be 25 euro to someone.
 */
const englishAmount = /(?<=€[ \u00a0]?)\d{1,3}(?:(?:,\d{3})+\.\d{2}|(?:,\d{3}){2,})(?![\d.,]*\d)/g;

/** Edits that turn amounts such as `€ 25,000.00` in the texts of a document into Dutch notation, `€ 25.000,00`. */
export function dutchAmounts(root: JsonNode, text: string): TextEdit[] {
  return textNodes(root).flatMap(({ start, end }) =>
    [...text.slice(start, end).matchAll(englishAmount)].map(({ index, 0: amount }) => ({
      start: start + index,
      end: start + index + amount.length,
      text: amount.replace(/[,.]/g, (mark) => (mark === ',' ? '.' : ',')),
    })),
  );
}
