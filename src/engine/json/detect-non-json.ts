import type { JsonSyntaxError } from './syntax-errors.ts';
import { fileTexts } from './syntax-messages.ts';

/** What git leaves when two people changed the same lines; the middle line alone may be something else. */
const conflictMark = /^(?:<{7}|>{7}) .*$/m;
/** No JSON, and no error in JSON either: a page begins with a bracket, or at worst with the name of a field. */
const otherText = /^\s*(?![\s{[\]}"'“”„‘’`«,:/#-])(?![\w$]+\s*[:=])(?!(?:true|false|null)\b)[^\s\d][^\r\n]*/;

/**
 * A mistake that makes a file something else than JSON with an error in it: pasted HTML or words, or two versions that
 * git could not merge. Whatever else could be said of such a file would only confuse.
 */
export function detectNonJson(text: string): JsonSyntaxError | undefined {
  const conflict = conflictMark.exec(text);
  if (conflict) {
    const end = conflict.index + conflict[0].length;
    return { rule: 'json-syntax', start: conflict.index, end, ...fileTexts.mergeConflict() };
  }
  const other = text.includes('{') && !text.trimStart().startsWith('<') ? null : otherText.exec(text);
  if (!other) return undefined;
  const start = text.length - text.trimStart().length;
  return { rule: 'json-syntax', start, end: other[0].length, ...fileTexts.noJson(other[0].trim()) };
}
