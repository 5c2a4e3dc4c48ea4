import type { Problem } from '../problem/problem.ts';
import { countNamesInText, measureValue } from './count-names.ts';
import { duplicateKeys } from './duplicate-keys.ts';
import { readJsonTree } from './json-tree.ts';
import { slipTexts } from './slip-texts.ts';
import type { JsonValue } from './source-document.ts';
import { deepest } from './tree-builder.ts';
import { wholeFileSlip } from './whole-file-slip.ts';

/** A problem of which the file is not known yet. */
export type TextProblem = Omit<Problem, 'file'>;

export interface ParsedJson {
  /** Undefined when the text is no JSON, or too deep for the steps that follow. */
  value: JsonValue | undefined;
  problems: TextProblem[];
}

function parse(text: string): { value: JsonValue } | { reason: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

/** What the reader could not explain: the engine's own reason, at its position when it gives one. */
function unexplained(reason: string, text: string): TextProblem {
  const position = Number(/at position (\d+)/.exec(reason)?.[1] ?? 0);
  const start = Math.min(position, text.length);
  return {
    rule: 'json-syntax',
    severity: 'error',
    place: { start, end: Math.min(start + 1, text.length) },
    message: `Dit is geen geldige JSON: "${reason.slice(0, 120)}".`,
    hint: 'Kijk op deze plek naar aanhalingstekens, komma’s en haakjes.',
  };
}

function explain(text: string, reason: string): TextProblem[] {
  const whole = wholeFileSlip(text);
  const slips = whole ? [whole] : readJsonTree(text).slips;
  if (slips.length === 0) return [unexplained(reason, text)];
  return slips.map(({ start, end, ...slip }) => ({ ...slip, severity: 'error', place: { start, end } }));
}

function duplicates(text: string): TextProblem[] {
  const { root } = readJsonTree(text);
  if (!root) return [];
  return duplicateKeys(root, text).map(({ key, start, end, firstLine }) => ({
    rule: 'duplicate-key',
    severity: 'error',
    place: { start, end },
    ...slipTexts.duplicateKey(key, firstLine),
  }));
}

/**
 * Reads the value of a JSON text. `JSON.parse` decides; places and sentences are worked out for wrong texts only.
 * Names that occur twice are a problem, but the value is kept (the last one counts).
 */
export function parseJson(text: string): ParsedJson {
  const parsed = parse(text);
  if ('reason' in parsed) return { value: undefined, problems: explain(text, parsed.reason) };
  const { names, depth } = measureValue(parsed.value);
  if (depth > deepest) return { value: undefined, problems: explain(text, 'too deep') };
  const problems = countNamesInText(text) === names ? [] : duplicates(text);
  return { value: parsed.value, problems };
}
