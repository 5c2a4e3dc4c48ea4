import { bareMessages } from '../messages/bare-messages.ts';
import type { SyntaxMessage } from '../messages/syntax-errors.ts';

interface BareValue {
  value: null | boolean | number | string;
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
/** Foreign literals, with their hint. */
const words = new Map<string, string>([
  ...['true', 'ja', 'yes', 'waar'].map((word): [string, string] => [word, yes]),
  ...['false', 'nee', 'no', 'onwaar'].map((word): [string, string] => [word, no]),
  ...['null', 'none', 'nil', 'undefined', 'leeg'].map((word): [string, string] => [word, nothing]),
  ...['nan', 'infinity', '+infinity', '-infinity'].map((word): [string, string] => [word, number]),
]);

const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Invalid notations; the first match is reported. */
const numberForms: [RegExp, (raw: string) => SyntaxMessage][] = [
  [/^\+\d/, bareMessages.plusSign],
  [/^-?0\d+(?:\.\d+)?$/, (raw) => bareMessages.leadingZero(raw, raw.replace(/^(-?)0+(?=\d)/, '$1'))],
  [/^-?\.\d+$/, (raw) => bareMessages.leadingPoint(raw, raw.replace('.', '0.'))],
  [/^-?\d+\.$/, bareMessages.trailingPoint],
  [
    /^-?\d{1,3}(?:\.\d{3})+(?:,(?:\d+|-+))?$/,
    (raw) =>
      bareMessages.dutchAmount(
        raw,
        raw
          .replaceAll('.', '')
          .replace(/,(?:0+|-+)$/, '')
          .replace(',', '.'),
      ),
  ],
  [/^\d{1,3}(?:\s\d{3})+$/, bareMessages.spacedNumber],
  [/^-?\d+,-+$/, (raw) => bareMessages.dutchAmount(raw, raw.replace(/,.*/, ''))],
  [/^-?\d+,\d+$/, bareMessages.decimalComma],
  [/^\d+([-/])\d+\1\d+$/, bareMessages.day],
  // The number of an item, as a word processor writes it.
  [/^\d{1,2}[.)]\s+\p{L}/u, bareMessages.unquotedText],
  [/^[-+]?\.?\d|^[-+.]+$/, bareMessages.notNumber],
];

/** Whether a token is complete, so that a following word is another value. */
export function standsAlone(raw: string): boolean {
  return words.has(raw.toLowerCase()) || /^[-+.\d]/.test(raw);
}

/** Reads an unquoted value, valid or not. */
export function readBareValue(raw: string): BareValue {
  const literal = literals.get(raw);
  if (literal !== undefined) return { value: literal };
  if (jsonNumber.test(raw)) return { value: Number(raw) };
  const hint = words.get(raw.toLowerCase());
  if (hint !== undefined) return { value: null, error: bareMessages.word(raw, hint) };
  const form = numberForms.find(([pattern]) => pattern.test(raw));
  return { value: raw, error: form ? form[1](raw) : bareMessages.unquotedText(raw) };
}
