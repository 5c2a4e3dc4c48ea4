import { type DocumentPlace, fieldAt } from './field-at.ts';
import { schemaFields } from './rich-text-fields.ts';
import type { Schemas } from './schemas.ts';

/**
 * Whether bold, italics and links work in a text. In a type or field that no schema knows they do: the one that was
 * meant may show them.
 */
export type IsRichText = (text: DocumentPlace) => boolean;

/** The predicate of a site with these schemas. */
export function richTextPredicate(schemas: Schemas): IsRichText {
  const plainFields = new Map([...schemas.keys()].map((file) => [file, plainFieldsOf(schemas, file)]));
  return (text) => {
    const { file, field } = fieldAt(text);
    return plainFields.get(file)?.has(field) !== true;
  };
}

/** The paths of texts that are shown as they are written. */
function plainFieldsOf(schemas: Schemas, file: string): ReadonlySet<string> {
  const fields = schemaFields(schemas, file).map(({ path, isRichText }) => ({
    field: path.join('/'),
    isRichText,
  }));
  const rich = new Set(fields.filter(({ isRichText }) => isRichText).map(({ field }) => field));
  return new Set(fields.map(({ field }) => field).filter((field) => !rich.has(field)));
}
