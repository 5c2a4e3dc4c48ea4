import type { ControlOf } from '../../../shared/authors/editor-forms.ts';
import type { JsonObject } from '../../../shared/json/json-value.ts';
import { numberAt, stringAt } from '../../json/json-shape.ts';
import { hasForm } from '../../pipeline/2-validate/has-form.ts';
import { linkFields, pictureFields } from '../../pipeline/3-facts/document-texts.ts';
import { dayForm } from '../../pipeline/4-check/rules/real-day.ts';

type TextControl = ControlOf<'text'>;

/** In characters: a longer text gets a control of several lines. */
const maxLineLength = 120;

/** The control of a field that holds a text. */
export function textControl(schema: JsonObject, name: string): TextControl {
  const suggest = suggested(schema, name);
  return {
    kind: 'text',
    form: textForm(schema, { suggest }),
    suggest,
    ...(suggest === 'picture' && { pattern: stringAt(schema, 'pattern') }),
    maxLength: numberAt(schema, 'maxLength'),
  };
}

/** What an author may choose from; undefined also for another thing by the name of an address, as the path of a drawing. */
function suggested(schema: JsonObject, name: string): TextControl['suggest'] {
  if (pictureFields.has(name)) return 'picture';
  if (!linkFields.has(name) || !hasForm('/contact', schema)) return undefined;
  return hasForm('/contact#vragen', schema) ? 'link' : 'page';
}

function textForm(schema: JsonObject, { suggest }: Pick<TextControl, 'suggest'>): TextControl['form'] {
  if (schema.tsType === 'RichText') return 'rich';
  if (schema.pattern === dayForm.source) return 'day';
  const isLong = (numberAt(schema, 'maxLength') ?? 0) > maxLineLength;
  return isLong && suggest === undefined && schema.pattern === undefined ? 'paragraph' : 'line';
}
