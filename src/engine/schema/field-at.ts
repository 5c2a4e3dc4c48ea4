import type { JsonValue } from '../../shared/json/json-value.ts';
import type { DocumentKind } from '../../shared/page/document-kind.ts';
import { listAt, stringOrEmptyAt } from '../json/json-shape.ts';
import { schemaOfKind } from './document-kind.ts';

/** A place in a document, by pointer; nothing need stand there. */
export interface DocumentPlace {
  kind: DocumentKind;
  value: JsonValue;
  pointer: string;
}

/** A field in the file of a schema; `*` is any item of a list. */
interface FieldInSchema {
  file: string;
  field: string;
}

/** The file of the schema that a place falls under, and the field in there. */
export function fieldAt({ kind, value, pointer }: DocumentPlace): FieldInSchema {
  const path = pointer.slice(1).split('/');
  if (kind === 'shared') return { file: blockFile(value), field: fieldOf(path) };
  const [name, index, ...rest] = path;
  const block = kind === 'page' && name === 'blocks' ? listAt(value, 'blocks')[Number(index)] : undefined;
  return block === undefined
    ? { file: schemaOfKind[kind], field: fieldOf(path) }
    : { file: blockFile(block), field: fieldOf(rest) };
}

function blockFile(block: JsonValue): string {
  return `blocks/${stringOrEmptyAt(block, 'type')}.schema.json`;
}

function fieldOf(path: readonly string[]): string {
  return path.map((name) => (/^\d+$/.test(name) ? '*' : name)).join('/');
}
