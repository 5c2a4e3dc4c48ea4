import type { JsonObject } from '../../../shared/json/json-value.ts';
import { readNumber } from '../../../shared/text/read-number.ts';
import type { PointedNumber } from '../../json/tree/pointed-numbers.ts';
import { schemaAt } from './schema-at.ts';
import type { SchemaFinding, ValidatedDocument } from './schema-finding.ts';

/** A number such as `120.000`, of which the site makes 120 without a word. */
export function pointedNumber(
  { pointer, written }: PointedNumber,
  document: ValidatedDocument,
): SchemaFinding {
  const value = Number(written);
  const thousands = readNumber(written) ?? value;
  const schema = document.lookup.resolve(schemaAt(document, pointer) ?? {});
  const [meant = thousands, other] = [thousands, value].filter((each) => isWithin(each, schema));
  return {
    rule: 'wrong-kind',
    place: { pointer },
    message: `Het getal ${written} heeft een punt; dat is hier ${value}.`,
    hint:
      other === undefined
        ? `Schrijf ${meant}.`
        : `Schrijf ${meant}. Bedoel je ${other}, schrijf dan ${other}.`,
    suggestion: `${meant}`,
    replacement: other === undefined ? `${meant}` : undefined,
  };
}

/** Whether a field takes a number: of two readings often one is far out of range. */
function isWithin(number: number, { minimum, maximum }: JsonObject): boolean {
  return (
    (typeof minimum !== 'number' || number >= minimum) && (typeof maximum !== 'number' || number <= maximum)
  );
}
