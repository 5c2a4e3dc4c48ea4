import type { JsonValue } from '../../../shared/json/json-value.ts';
import type { ContentDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { JsonSyntaxError } from '../../json/messages/syntax-errors.ts';
import { syntaxMessages } from '../../json/messages/syntax-messages.ts';
import { aroundJson } from '../../json/repair/around-json.ts';
import type { WrongBrackets } from '../../json/repair/bracket-pairs.ts';
import { repairBrackets } from '../../json/repair/bracket-repair.ts';
import { countKeysInText, measureValue } from '../../json/repair/count-keys.ts';
import { listsInBraces } from '../../json/repair/lists-in-braces.ts';
import { pastedParts } from '../../json/repair/pasted-parts.ts';
import { roundBrackets } from '../../json/repair/round-brackets.ts';
import { applyEdits, type TextEdit } from '../../json/text-edit.ts';
import { detectNonJson } from '../../json/tree/detect-non-json.ts';
import { duplicateKeys } from '../../json/tree/duplicate-keys.ts';
import { readJsonTree } from '../../json/tree/json-tree.ts';
import { maxDepth } from '../../json/tree/tree-builder.ts';

interface ParsedJson {
  /** Undefined when invalid or nested too deep. */
  value: JsonValue | undefined;
  problems: ContentDiagnostic[];
  /** Further on a line that begins with such a problem: fixed with it, and reported where all can be fixed. */
  repeats: ContentDiagnostic[];
}

function parse(text: string): { value: JsonValue } | { reason: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Fallback: the message of `JSON.parse`, at its position if given. */
function unexplained(reason: string, text: string): ContentDiagnostic {
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

function explain(text: string, reason: string): Omit<ParsedJson, 'value'> {
  const whole = detectNonJson(text);
  const { errors, repeats } = whole ? only(whole) : syntaxErrors(text);
  const problems = errors.length === 0 ? [unexplained(reason, text)] : errors.map(asDiagnostic);
  return { problems, repeats: repeats.map(asDiagnostic) };
}

function asDiagnostic({ start, end, ...error }: JsonSyntaxError): ContentDiagnostic {
  return { ...error, severity: 'error', place: { start, end } };
}

type SyntaxErrors = Pick<ReturnType<typeof readJsonTree>, 'errors' | 'repeats'>;

const only = (error: JsonSyntaxError): SyntaxErrors => ({ errors: [error], repeats: [] });

/**
 * What stands around the JSON, a bracket or parts pasted in the wrong place that alone explain everything, else brackets of
 * the wrong kind and what the tolerant reader stumbles over besides.
 */
function syntaxErrors(text: string): SyntaxErrors {
  const around = aroundJson(text);
  if (around) {
    const { errors, repeats } = syntaxErrors(around.inside);
    return { errors: [...around.errors, ...errors], repeats };
  }
  const bracket = repairBrackets(text);
  if (bracket !== undefined) return only(bracket);
  const pasted = pastedParts(text);
  if (pasted.length > 0) return { errors: pasted, repeats: [] };
  return errorsBesideBrackets(text, [roundBrackets, listsInBraces]);
}

/** Brackets of the wrong kind, and what is wrong besides. */
function errorsBesideBrackets(
  text: string,
  [findBrackets, ...others]: readonly ((text: string) => WrongBrackets)[],
): SyntaxErrors {
  if (findBrackets === undefined) return readJsonTree(text);
  const brackets = findBrackets(text);
  const right = applyEdits(text, [...brackets.errors, ...brackets.repeats].map(editOf));
  const { errors, repeats } = errorsBesideBrackets(right, others);
  return {
    errors: [...brackets.errors, ...errors].sort(byPlace),
    repeats: [...brackets.repeats, ...repeats],
  };
}

const byPlace = (one: JsonSyntaxError, other: JsonSyntaxError): number => one.start - other.start;

function editOf({ start, end, replacement = '' }: JsonSyntaxError): TextEdit {
  return { start, end, text: replacement };
}

function duplicates(text: string): ContentDiagnostic[] {
  const { root } = readJsonTree(text);
  if (!root) return [];
  return duplicateKeys(root, text).map(({ key, start, end, firstLine }) => ({
    rule: 'duplicate-key',
    severity: 'error',
    place: { start, end },
    ...syntaxMessages.duplicateKey(key, firstLine),
  }));
}

/** The value of a text, without a word of what is wrong with it: undefined when invalid or nested too deep. */
export function jsonValue(text: string): JsonValue | undefined {
  const parsed = parse(text);
  if ('reason' in parsed || measureValue(parsed.value).depth > maxDepth) return undefined;
  return parsed.value;
}

/**
 * Parses JSON; `JSON.parse` decides validity, the tree reader explains errors.
 * Duplicate keys are a problem, but the last value is kept.
 */
export function parseJson(text: string): ParsedJson {
  const parsed = parse(text);
  if ('reason' in parsed) return { value: undefined, ...explain(text, parsed.reason) };
  const { keys, depth } = measureValue(parsed.value);
  if (depth > maxDepth) return { value: undefined, ...explain(text, 'too deep') };
  const problems = countKeysInText(text) === keys ? [] : duplicates(text);
  return { value: parsed.value, problems, repeats: [] };
}
