import { lineBreakOf } from '../layout/json-style.ts';
import { lineIndex } from '../line-index.ts';
import { bracketMessages } from '../messages/bracket-messages.ts';
import type { SyntaxMessage } from '../messages/syntax-errors.ts';
import type { TextEdit } from '../text-edit.ts';
import type { LayoutToken } from './layout-tokens.ts';

const maxMissing = 4;
const closerOf: Record<string, string> = { '{': '}', '[': ']' };
const isOpener = (raw: string | undefined): boolean => raw === '{' || raw === '[';
const isCloser = (raw: string | undefined): boolean => raw === '}' || raw === ']';

/** A change of one bracket with what goes with it, or of a few closers in a row. */
export interface Candidate {
  edit: TextEdit;
  /** The tokens after it, without commas that come or go. */
  tokens: () => readonly LayoutToken[];
  /** Whether only the author knows the rest of the line that is missing. */
  isPart?: boolean;
  say: () => SyntaxMessage;
}

/** The changes of brackets that may be meant, by how many openers and closers there are; none where no one change would do. */
export function candidatesFor(text: string, tokens: readonly LayoutToken[]): Candidate[] {
  const count = (raw: string): number => tokens.filter((token) => token.raw === raw).length;
  const missing = { '}': count('{') - count('}'), ']': count('[') - count(']') };
  const more = missing['}'] + missing[']'];
  if (missing['}'] < 0 || missing[']'] < 0) {
    const closer = missing['}'] === -1 && missing[']'] === 0 ? '}' : ']';
    return more === -1
      ? [...withNamedOpener(tokens, closer), ...withOpener(text, tokens, closer), ...without(tokens, closer)]
      : [];
  }
  if (more === 0 || more > maxMissing) return [];
  const opener = missing['}'] === 1 ? '{' : '[';
  return more === 1
    ? [...withClosers(text, tokens, missing), ...without(tokens, opener), ...withoutDoubledLine(text, tokens)]
    : withClosers(text, tokens, missing);
}

/** The tokens up to where the brackets stop matching, each with the brackets that are open after it. */
function openAfter(tokens: readonly LayoutToken[]): LayoutToken[][] {
  const open: LayoutToken[][] = [];
  let stack: LayoutToken[] = [];
  for (const token of tokens) {
    if (isOpener(token.raw)) stack = [...stack, token];
    else if (isCloser(token.raw)) {
      if (closerOf[stack.at(-1)?.raw ?? ''] !== token.raw) break;
      stack = stack.slice(0, -1);
    }
    open.push(stack);
  }
  return open;
}

function withClosers(
  text: string,
  tokens: readonly LayoutToken[],
  missing: Record<'}' | ']', number>,
): Candidate[] {
  const lineBreak = lineBreakOf(text);
  const amount = missing['}'] + missing[']'];
  return openAfter(tokens).flatMap((stack, index): Candidate[] => {
    const token = tokens[index];
    const openers = stack.slice(-amount).reverse();
    const curly = openers.filter(({ raw }) => raw === '{').length;
    if (token === undefined || openers.length < amount || curly !== missing['}']) return [];
    if (token.raw === ',' || token.raw === ':') return [];
    const [next, afterNext] = [tokens[index + 1], tokens[index + 2]];
    const hasComma = next?.raw === ',';
    const dropsComma = hasComma && (afterNext === undefined || isCloser(afterNext.raw));
    const hasSameLineComma = hasComma && next.line === token.line;
    const needsComma = next !== undefined && !hasComma && !isCloser(next.raw);
    const written = openers.map(({ raw, line, indent }) => {
      const closer = closerOf[raw] ?? '';
      return line === token.line ? closer : lineBreak + ' '.repeat(indent) + closer;
    });
    const behind = needsComma ? ',' : '';
    return [
      {
        edit: {
          start: token.start,
          end: dropsComma ? next.end : token.end,
          text: token.raw + written.join('') + behind,
        },
        tokens: () => [
          ...tokens.slice(0, index + 1),
          ...openers.map(({ raw }) => inserted(closerOf[raw] ?? '', token)),
          ...tokens.slice(index + 1),
        ],
        say: () =>
          bracketMessages.missingClosers(
            openers.map(({ raw, line }) => ({ opener: raw, line })),
            {
              line: token.line,
              lines: written.map((line) => line.trim()),
              comma: needsComma || (hasSameLineComma && !dropsComma),
              withoutComma: hasSameLineComma,
            },
          ),
      },
    ];
  });
}

function withOpener(text: string, tokens: readonly LayoutToken[], closer: string): Candidate[] {
  const opener = closer === '}' ? '{' : '[';
  const lineBreak = lineBreakOf(text);
  return tokens.slice(0, openAfter(tokens).length).flatMap((token, index): Candidate[] => {
    if (token.raw === ',' || token.raw === ':' || isCloser(token.raw)) return [];
    const before = tokens[index - 1];
    const isInline = before?.raw === ':' || !token.isFirst;
    const place = isInline && before?.raw === ':' ? before : token;
    const indent = Math.max(0, token.indent - 2);
    return [
      {
        edit:
          place === before
            ? { start: before.start, end: before.end, text: `: ${opener}` }
            : {
                start: token.start,
                end: token.end,
                text: isInline
                  ? opener + token.raw
                  : opener + lineBreak + ' '.repeat(token.indent) + token.raw,
              },
        tokens: () => [
          ...tokens.slice(0, index),
          isInline ? inserted(opener, place) : { ...inserted(opener, place), indent, isFirst: true },
          ...tokens.slice(index),
        ],
        say: () => bracketMessages.missingOpener(opener, isInline ? tokens[index - 2]?.raw : undefined),
      },
    ];
  });
}

/** With a line such as `"metadata": {` above the first field of what follows, or `"items": [` above the first item. */
function withNamedOpener(tokens: readonly LayoutToken[], closer: '}' | ']'): Candidate[] {
  const opener = closer === '}' ? '{' : '[';
  const open = openAfter(tokens);
  return tokens.slice(0, open.length).flatMap((token, index): Candidate[] => {
    const isName = tokens[index + 1]?.raw === ':';
    const isLoose = !isCloser(token.raw) && open[index - 1]?.at(-1)?.raw === '{';
    if (!token.isFirst || (closer === '}' ? !isName : isName || !isLoose)) return [];
    const line = ['""', ':', opener].map((raw) => inserted(raw, token));
    const [name, ...rest] = line.map((each) => ({ ...each, indent: Math.max(0, token.indent - 2) }));
    if (name === undefined) return [];
    return [
      {
        edit: { start: token.start, end: token.end, text: `"": ${opener}${token.raw}` },
        tokens: () => [
          ...tokens.slice(0, index),
          { ...name, isFirst: true },
          ...rest,
          ...tokens.slice(index),
        ],
        isPart: true,
        say: () => bracketMessages.missingNamedOpener(opener),
      },
    ];
  });
}

/** Without the second of two lines that are the same, such as `"card": {`. */
function withoutDoubledLine(text: string, tokens: readonly LayoutToken[]): Candidate[] {
  const lines = lineIndex(text);
  return tokens.flatMap(({ raw, line }): Candidate[] => {
    const written = lines.textOf(line);
    if (!isOpener(raw) || line === 1 || written.trim().length < 2 || written !== lines.textOf(line - 1))
      return [];
    const [start, end] = [lines.startOf(line), lines.startOf(line + 1)];
    return [
      {
        edit: { start, end, text: '' },
        tokens: () => tokens.filter((each) => each.line !== line),
        say: bracketMessages.doubledLine,
      },
    ];
  });
}

function without(tokens: readonly LayoutToken[], bracket: string): Candidate[] {
  const until = openAfter(tokens).length;
  return tokens.slice(0, until + 1).flatMap((token, index): Candidate[] => {
    if (token.raw !== bracket) return [];
    const next = tokens[index + 1];
    const ends = next?.raw === ',' ? [token, next] : [token];
    return ends.map((last) => ({
      edit: { start: token.start, end: last.end, text: '' },
      tokens: () => tokens.filter((each) => each !== token),
      say: () => bracketMessages.extraBracket(bracket, last !== token),
    }));
  });
}

function inserted(raw: string, { line, indent, end }: LayoutToken): LayoutToken {
  return { raw, start: end, end, line, indent, isFirst: false };
}
