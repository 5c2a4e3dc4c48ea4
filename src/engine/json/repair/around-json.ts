import { fileMessages } from '../messages/file-messages.ts';
import type { JsonSyntaxError } from '../messages/syntax-errors.ts';

/** The marks that a chat program puts around code. */
const fence = /^```[\w-]*$/;
/** Words, `Pagina: contact` among them; not a part of JSON with a mistake in it. */
const words = /^(?!<)(?![\w$]+\s*[:=]\s*(?:$|["'“[{\d]))[\p{L}\p{Emoji_Presentation}*]/u;

/** Where JSON begins, also behind a letter that somebody typed by accident: no `{phone}` in a sentence. */
const opening = /^[ \t]*\p{L}{0,2}[ \t]*\{(?=\s*["“”'}])/mu;

interface AroundJson {
  errors: JsonSyntaxError[];
  /** The text with spaces in place of what stands around the JSON, so that all else keeps its place. */
  inside: string;
}

/** Text around JSON that was copied from a chat program or a mail; undefined when there is none. */
export function aroundJson(text: string): AroundJson | undefined {
  const found = opening.exec(text);
  if (!found) return undefined;
  const start = found.index + found[0].length - 1;
  const end = text.lastIndexOf('}') + 1;
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const isAnswer = hasFence(before) || words.test(before.trim());
  if (end <= start || !(isAnswer || hasFence(after))) return undefined;
  const errors = [errorOf(before, { at: 0, where: 'before' }), errorOf(after, { at: end, where: 'after' })];
  return {
    errors: errors.filter((error) => error !== undefined),
    inside: blank(before) + text.slice(start, end) + blank(after),
  };
}

function hasFence(part: string): boolean {
  return part.split(/\r\n|\r|\n/).some((line) => fence.test(line.trim()));
}

function errorOf(
  part: string,
  { at, where }: { at: number; where: 'before' | 'after' },
): JsonSyntaxError | undefined {
  const trimmed = part.trim();
  if (trimmed === '') return undefined;
  const start = at + part.indexOf(trimmed);
  const message = fence.test(trimmed) ? fileMessages.fence(trimmed) : fileMessages.besideJson(trimmed, where);
  return { rule: 'json-syntax', start, end: start + trimmed.length, ...message };
}

function blank(part: string): string {
  return part.replace(/[^\r\n]/g, ' ');
}
