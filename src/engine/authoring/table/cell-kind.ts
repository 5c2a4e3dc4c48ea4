import { parentPointer, valueAt } from '../../../shared/json/json-pointer.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { isObject } from '../../json/json-shape.ts';
import { fieldAt } from '../../schema/field-at.ts';
import { schemaFields } from '../../schema/rich-text-fields.ts';
import type { Schemas } from '../../schema/schemas.ts';

/** A place in a page, and what it falls under. */
interface Cell {
  page: JsonValue;
  column: string;
  schemas: Schemas;
}

/** What an import may write in a place where a page has nothing yet; undefined for what no cell can hold. */
export function cellKind({ page, column, schemas }: Cell): 'text' | 'list' | undefined {
  const pointer = `/${column}`;
  if (!isObject(valueAt(page, parentPointer(pointer)))) return undefined;
  const { file, field } = fieldAt({ kind: 'page', value: page, pointer });
  const texts = schemaFields(schemas, file)
    .filter(({ isText }) => isText)
    .map(({ path }) => path.join('/'));
  if (texts.includes(field)) return 'text';
  return texts.includes(`${field}/*`) ? 'list' : undefined;
}
