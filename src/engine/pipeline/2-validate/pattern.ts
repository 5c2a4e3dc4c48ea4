import { otherPictureEndings } from '../../../shared/page/picture-endings.ts';
import { stringOrEmptyAt } from '../../json/json-shape.ts';
import { fieldInWords } from './field-in-words.ts';
import type { SchemaError } from './schema-error.ts';
import type { SchemaFinding, ValidatedDocument } from './schema-finding.ts';
import { isUnrealDay, suggestForm } from './suggest-form.ts';
import { quote } from './words.ts';

/** A pattern mismatch, explained by the schema's own sentence. */
export function wrongPattern(
  { pointer, value, schema }: SchemaError,
  document: ValidatedDocument,
): SchemaFinding {
  const explanation =
    stringOrEmptyAt(schema, 'patternErrorMessage') || stringOrEmptyAt(schema, 'description');
  const pattern = stringOrEmptyAt(schema, 'pattern');
  const text = String(value);
  const meant = suggestForm(text, pattern);
  const hint = [
    ...(!meant && isUnrealDay(text, pattern)
      ? ['Die dag bestaat niet: kijk hoeveel dagen die maand heeft.']
      : []),
    ...(meant && !meant.isUnambiguous ? [`Bedoel je ${quote(meant.text)}?`] : []),
    ...(explanation === '' ? [] : [explanation]),
    ...otherKindOfPicture(text, pattern),
    ...(meant?.isUnambiguous ? [`Hier dus: ${quote(meant.text)}.`] : []),
  ].join(' ');
  return {
    rule: 'pattern',
    place: { pointer },
    message: `${quote(text)} klopt niet bij ${fieldInWords(document, pointer)}.`,
    hint: hint || undefined,
    suggestion: meant?.text,
    replacement: meant?.isUnambiguous ? JSON.stringify(meant.text) : undefined,
  };
}

/** Another name alone makes no other picture of it. */
function otherKindOfPicture(value: string, pattern: string): string[] {
  if (!pattern.includes('/images/')) return [];
  if (value.startsWith('data:'))
    return [
      'Hier is de afbeelding zelf geplakt: bewaar die als bestand in de map public/images naast je pagina’s, en noem hier dat bestand.',
    ];
  if (/^(?:https?:|www\.)/i.test(value))
    return [
      'Een afbeelding van een andere site bewaar je zelf in de map public/images naast je pagina’s, als je die mag gebruiken; noem hier dat bestand.',
    ];
  const ending = otherPictureEndings
    .map((each) => `.${each}`)
    .find((each) => value.toLowerCase().endsWith(each));
  return ending === undefined
    ? []
    : [
        `Een ${ending} open je in een fotoprogramma en bewaar je als .jpg; die zet je in de map public/images naast je pagina’s.`,
      ];
}
