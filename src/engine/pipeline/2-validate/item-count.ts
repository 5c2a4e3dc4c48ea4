import { counted } from '../../../shared/text/counted.ts';
import { fieldInWords } from './field-in-words.ts';
import { removal } from './removal.ts';
import type { SchemaError } from './schema-error.ts';
import type { SchemaFinding, ValidatedDocument } from './schema-finding.ts';
import { skeleton } from './skeleton.ts';

/** Too few or too many items. */
export function itemCount(
  { pointer, value, keyword, params, schema }: SchemaError,
  document: ValidatedDocument,
): SchemaFinding {
  const amount = Array.isArray(value) ? value.length : 0;
  const limit = Number(params.limit);
  const place = { pointer };
  const list = `De lijst bij ${fieldInWords(document, pointer)}`;
  if (keyword === 'maxItems') {
    return {
      rule: 'too-many',
      place,
      message: `${list} heeft ${items(amount)}; er kunnen er hooguit ${limit} in.`,
      hint: `Haal ${items(amount - limit)} weg.`,
    };
  }
  const item = document.lookup.itemsOf(schema);
  const itemSkeleton = item && skeleton(item, document.lookup);
  const example = itemSkeleton === undefined ? '' : `, bijvoorbeeld ${itemSkeleton}`;
  const remove = amount === 0 ? removal(pointer, document) : undefined;
  return {
    rule: 'too-few',
    place,
    message:
      amount === 0
        ? `${list} is leeg.`
        : `${list} heeft ${items(amount)}; er zijn er minstens ${limit} nodig.`,
    hint: `Voeg minstens ${items(limit - amount)} toe${example}${remove === undefined ? '' : `, of ${remove}`}.`,
  };
}

function items(amount: number): string {
  return counted(amount, 'item', 'items');
}
