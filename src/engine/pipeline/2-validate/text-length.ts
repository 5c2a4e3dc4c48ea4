import { formatAmount } from '../../../shared/text/amount.ts';
import { counted } from '../../../shared/text/counted.ts';
import { fieldInWords } from './field-in-words.ts';
import { removal } from './removal.ts';
import type { SchemaError } from './schema-error.ts';
import type { SchemaFinding, ValidatedDocument } from './schema-finding.ts';

/** A text that is empty, too short or too long, in code points. */
export function textLength(
  { pointer, value, keyword, params }: SchemaError,
  document: ValidatedDocument,
): SchemaFinding {
  const { length } = [...String(value)];
  const limit = Number(params.limit);
  const field = fieldInWords(document, pointer);
  const place = { pointer };
  if (keyword === 'maxLength') {
    return {
      rule: 'too-long',
      place,
      message: `De tekst bij ${field} is ${characters(length)} lang; er ${mayStand(limit)} staan.`,
      hint: `Haal ${characters(length - limit)} weg.`,
    };
  }
  if (length === 0) {
    const remove = removal(pointer, document);
    return {
      rule: 'too-short',
      place,
      message: `De tekst bij ${field} is leeg.`,
      hint: `Schrijf ${limit > 1 ? `minstens ${characters(limit)}` : 'een tekst'}${remove === undefined ? '' : `, of ${remove}`}.`,
    };
  }
  return {
    rule: 'too-short',
    place,
    message: `De tekst bij ${field} is ${characters(length)} lang; dat moeten er minstens ${limit} zijn.`,
    hint: `Voeg minstens ${characters(limit - length)} toe.`,
  };
}

function characters(amount: number): string {
  return counted(amount, 'teken', 'tekens');
}

function mayStand(limit: number): string {
  return limit === 1 ? 'mag er hooguit 1' : `mogen er hooguit ${formatAmount(limit)}`;
}
