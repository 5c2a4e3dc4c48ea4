import type { FieldName } from '../../../../shared/page/field-name.ts';
import type { DocumentRule } from '../rule.ts';

/** The fields by which visitors distinguish the elements of a list. */
const headings: readonly FieldName[] = ['title', 'question', 'label'];

/** Of a text that is an element of a list, or the heading of one; the cells of a table are none. */
const element = new RegExp(
  String.raw`^(?<list>.*/[^/\d][^/]*)/(?<index>\d+)(?:/(?:${headings.join('|')}))?$`,
);

/** Elements of one list that are called the same: a question, card or step that was copied and not rewritten. */
export const repeatedItem: DocumentRule = {
  name: 'repeated-item',
  severity: 'warning',
  canBeIgnored: true,
  checkDocument({ texts }) {
    const first = new Map<string, number>();
    return texts.flatMap(({ text, pointer, isProse }) => {
      const { list, index } = (isProse && element.exec(pointer)?.groups) || {};
      const words = list && text.toLowerCase().match(/[\p{L}\p{N}]+/gu);
      if (!words) return [];
      const called = `${list} ${words.join(' ')}`;
      const earlier = first.get(called);
      if (earlier === undefined) {
        first.set(called, Number(index));
        return [];
      }
      const where = list === '/blocks' ? 'ook al boven blok' : 'in deze lijst ook al bij item';
      const message = `"${text}" staat ${where} ${earlier + 1}.`;
      return [{ pointer, message, hint: 'Haal een van de twee weg, of zeg hier wat er anders is.' }];
    });
  },
};
