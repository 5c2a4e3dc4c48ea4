import type { JsonValue } from './json-value.ts';

/** A change of a document at a JSON pointer (RFC 6901). */
export type JsonEdit =
  /** Also adds a field; `order` holds the names of its object as the schema lists them. */
  | { kind: 'set'; pointer: string; value: JsonValue; order?: readonly string[] }
  /** Removes an item or a field. */
  | { kind: 'remove'; pointer: string }
  /** `pointer` is where the item will stand. */
  | { kind: 'insert'; pointer: string; value: JsonValue }
  /** `to` is the index of the item afterwards. */
  | { kind: 'move'; pointer: string; to: number }
  /** The copy stands after the item. */
  | { kind: 'duplicate'; pointer: string };
