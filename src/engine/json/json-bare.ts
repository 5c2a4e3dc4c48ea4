import type { SyntaxMessage } from './syntax-errors.ts';
import { syntaxMessages } from './syntax-messages.ts';

export interface BareValue {
  value: null | boolean | number | string;
  /** Why this is no JSON; absent when it is. */
  error?: SyntaxMessage;
}

const literals = new Map<string, null | boolean>([
  ['true', true],
  ['false', false],
  ['null', null],
]);
const yes = 'Schrijf true (zonder hoofdletter en zonder aanhalingstekens).';
const no = 'Schrijf false (zonder hoofdletter en zonder aanhalingstekens).';
const nothing = 'Laat de hele regel weg als er geen waarde is.';
const number = 'Schrijf een gewoon getal, of laat de hele regel weg.';
/** Words of people and other languages, lower-case, with what to write instead. */
const words = new Map<string, string>([
  ...['true', 'ja', 'yes', 'waar'].map((word): [string, string] => [word, yes]),
  ...['false', 'nee', 'no', 'onwaar'].map((word): [string, string] => [word, no]),
  ...['null', 'none', 'nil', 'undefined', 'leeg'].map((word): [string, string] => [word, nothing]),
  ...['nan', 'infinity', '+infinity', '-infinity'].map((word): [string, string] => [word, number]),
]);

const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Wrong ways to write a number: the first that fits is told. */
const numberForms: [RegExp, (raw: string) => SyntaxMessage][] = [
  [/^\+\d/, syntaxMessages.plusSign],
  [/^-?0\d+(?:\.\d+)?$/, (raw) => syntaxMessages.leadingZero(raw, raw.replace(/^(-?)0+(?=\d)/, '$1'))],
  [/^-?\.\d+$/, (raw) => syntaxMessages.leadingPoint(raw, raw.replace('.', '0.'))],
  [/^-?\d+\.$/, syntaxMessages.trailingPoint],
  [
    /^-?\d{1,3}(?:\.\d{3})+(?:,(?:\d+|-+))?$/,
    (raw) =>
      syntaxMessages.dutchAmount(
        raw,
        raw
          .replaceAll('.', '')
          .replace(/,(?:0+|-+)$/, '')
          .replace(',', '.'),
      ),
  ],
  [/^-?\d+,-+$/, (raw) => syntaxMessages.dutchAmount(raw, raw.replace(/,.*/, ''))],
  [/^-?\d+,\d+$/, syntaxMessages.decimalComma],
  [/^[-+]?\.?\d|^[-+.]+$/, syntaxMessages.notNumber],
];

/** True for what stands alone, so that a following word is another value and not the rest of a text. */
export function standsAlone(raw: string): boolean {
  return words.has(raw.toLowerCase()) || /^[-+.\d]/.test(raw);
}

/** Reads a value that has no quotes around it: a number, `true`, `false`, `null`, or something that is no JSON. */
export function readBareValue(raw: string): BareValue {
  const literal = literals.get(raw);
  if (literal !== undefined) return { value: literal };
  if (jsonNumber.test(raw)) return { value: Number(raw) };
  const replacement = words.get(raw.toLowerCase());
  if (replacement !== undefined) return { value: null, error: syntaxMessages.word(raw, replacement) };
  const form = numberForms.find(([pattern]) => pattern.test(raw));
  return { value: raw, error: form ? form[1](raw) : syntaxMessages.unquotedText(raw) };
}
