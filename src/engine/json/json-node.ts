/** Offsets in UTF-16 units; the key includes its quotes. */
export interface JsonProperty {
  key: string;
  keyStart: number;
  keyEnd: number;
  value: JsonNode;
}
export interface JsonObjectNode {
  kind: 'object';
  start: number;
  end: number;
  /** In source order, duplicates included. */
  properties: JsonProperty[];
}
export interface JsonListNode {
  kind: 'list';
  start: number;
  end: number;
  items: JsonNode[];
}
export interface JsonScalarNode {
  kind: 'scalar';
  start: number;
  end: number;
  value: null | boolean | number | string;
}
/** A JSON value with its source range; `end` is exclusive. */
export type JsonNode = JsonObjectNode | JsonListNode | JsonScalarNode;
