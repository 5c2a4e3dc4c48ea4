import type { JsonValue } from '../../shared/json/json-value.ts';
import type { DocumentKind } from '../../shared/page/document-kind.ts';
import { listAt, stringOrEmptyAt } from '../json/json-shape.ts';
import { schemaOfKind } from './document-kind.ts';
import { schemaFields } from './rich-text-fields.ts';
import type { Schemas } from './schemas.ts';

/** A text in a document, by pointer. */
interface TextPlace {
  kind: DocumentKind;
  value: JsonValue;
  pointer: string;
}

/**
 * Whether bold, italics and links work in a text. In a type or field that no schema knows they do: the one that was
 * meant may show them.
 */
export type IsRichText = (text: TextPlace) => boolean;

/** The predicate of a site with these schemas. */
export function richTextPredicate(schemas: Schemas): IsRichText {
  const plainFields = new Map([...schemas.keys()].map((file) => [file, plainFieldsOf(schemas, file)]));
  return (text) => {
    const { file, path } = placeOf(text);
    const field = path.map((name) => (/^\d+$/.test(name) ? '*' : name)).join('/');
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

/** The file of the schema that a text falls under, and its path in there. */
function placeOf({ kind, value, pointer }: TextPlace): { file: string; path: string[] } {
  const path = pointer.slice(1).split('/');
  if (kind === 'shared') return { file: blockFile(value), path };
  const [field, index, ...rest] = path;
  const block = kind === 'page' && field === 'blocks' ? listAt(value, 'blocks')[Number(index)] : undefined;
  return block === undefined ? { file: schemaOfKind[kind], path } : { file: blockFile(block), path: rest };
}

function blockFile(block: JsonValue): string {
  return `blocks/${stringOrEmptyAt(block, 'type')}.schema.json`;
}
