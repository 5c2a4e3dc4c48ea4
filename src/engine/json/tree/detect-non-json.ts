import { fileMessages } from '../messages/file-messages.ts';
import type { JsonSyntaxError } from '../messages/syntax-errors.ts';

/** A git conflict; in a text the middle line alone is ambiguous. */
const conflictMark = /^(?:<{7}|>{7}) .*$/m;
/** The middle line of a conflict from which somebody removed the others, between two lines of JSON. */
const middleMark = /(?<=(?:[,{}[\]"\d]|true|false|null)[ \t]*\r?\n)={7}\r?\n(?=\s*["{}[\]])/;
/** Words, Markdown, YAML and the like: nothing that JSON begins with. */
const otherText = /^\s*(?![\s{[\]}"'“”„‘’`«,:]|-?\d)(?!(?:true|false|null)\b)[^\r\n]+/;

/** As TextEdit and WordPad save by default. */
const richTextStart = /^\{\\rtf\d*/;

/** No `{phone}` in a sentence. */
const brace = /\{(?!\w+\})/;

/** Detects files that are not JSON: pasted HTML or prose, or a merge conflict. */
export function detectNonJson(text: string): JsonSyntaxError | undefined {
  const conflict = conflictMark.exec(text);
  if (conflict) {
    const end = conflict.index + conflict[0].length;
    return { rule: 'json-syntax', start: conflict.index, end, ...fileMessages.mergeConflict() };
  }
  const middle = middleMark.exec(text);
  if (middle) {
    const end = middle.index + middle[0].length;
    return { rule: 'json-syntax', start: middle.index, end, ...fileMessages.conflictMiddle() };
  }
  const richText = richTextStart.exec(text);
  if (richText) return { rule: 'json-syntax', start: 0, end: richText[0].length, ...fileMessages.richText() };
  const other = brace.test(text) && !text.trimStart().startsWith('<') ? null : otherText.exec(text);
  if (!other) return undefined;
  const start = text.length - text.trimStart().length;
  return { rule: 'json-syntax', start, end: other[0].length, ...fileMessages.noJson(other[0].trim()) };
}
