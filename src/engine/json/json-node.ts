/** One name with its value; offsets are UTF-16 units, those of the key include its quotes. */
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
  /** In the order of the file, duplicates included. */
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
/** A JSON value with its place in the text; `end` is exclusive. */
export type JsonNode = JsonObjectNode | JsonListNode | JsonScalarNode;
