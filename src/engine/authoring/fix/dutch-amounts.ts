import type { JsonNode } from '../../json/json-node.ts';
import type { TextEdit } from '../../json/text-edit.ts';
import { textNodes } from '../../json/text-nodes.ts';

/** Unambiguous only: comma groups with cents or a second group. `€ 25,000` may mean 25 euros. */
const englishAmount = /(?<=€[ \u00a0]?)\d{1,3}(?:(?:,\d{3})+\.\d{2}|(?:,\d{3}){2,})(?![\d.,]*\d)/g;

/** Converts English amounts to Dutch: `€ 25,000.00` to `€ 25.000,00`. */
export function dutchAmounts(root: JsonNode, text: string): TextEdit[] {
  return textNodes(root).flatMap(({ start, end }) =>
    [...text.slice(start, end).matchAll(englishAmount)].map(({ index, 0: amount }) => ({
      start: start + index,
      end: start + index + amount.length,
      text: amount.replace(/[,.]/g, (mark) => (mark === ',' ? '.' : ',')),
    })),
  );
}
