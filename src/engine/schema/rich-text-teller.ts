import { isObject, listAt, stringOrEmptyAt } from '../json/json-shape.ts';
import type { JsonValue } from '../json/json-value.ts';
import type { DocumentKind } from './document-kind.ts';
import { richTextFields } from './rich-text-fields.ts';
import type { Schemas } from './schemas.ts';

/** A text in a document, by pointer. */
interface PlacedText {
  kind: DocumentKind;
  value: JsonValue;
  pointer: string;
}

/** Tells whether bold, italics and links work in a text; those of an unknown type of block do. */
export type RichTextTeller = (text: PlacedText) => boolean;

/** Makes it from the schemas. */
export function richTextTeller(schemas: Schemas): RichTextTeller {
  const fields = [...richTextFields(schemas)].map(([owner, paths]): [string, ReadonlySet<string>] => [
    owner,
    new Set(paths.map((path) => path.join('/'))),
  ]);
  const byOwner = new Map(fields);
  return (text) => {
    const { owner, path } = placeOf(text);
    if (owner === undefined) return false;
    const isKnown = owner === 'card' || schemas.has(`blocks/${owner}.schema.json`);
    const field = path.map((name) => (/^\d+$/.test(name) ? '*' : name)).join('/');
    return !isKnown || byOwner.get(owner)?.has(field) === true;
  };
}

/** The type of block or `card` that holds a text, and its path in there; no owner for the rest of a document. */
function placeOf({ kind, value, pointer }: PlacedText): { owner?: string; path: string[] } {
  const path = pointer.slice(1).split('/');
  if (kind === 'shared') return { owner: typeOf(value), path };
  const [room, index, ...rest] = path;
  if (kind !== 'page' || index === undefined) return { path };
  if (room === 'card') return { owner: 'card', path: path.slice(1) };
  const block = room === 'blocks' && isObject(value) ? listAt(value, 'blocks')[Number(index)] : undefined;
  return block === undefined ? { path } : { owner: typeOf(block), path: rest };
}

function typeOf(block: JsonValue): string {
  return isObject(block) ? stringOrEmptyAt(block, 'type') : '';
}
