/** A node of the tree that satori reads. */
export interface DrawnElement {
  type: string;
  key: null;
  props: { [name: string]: unknown; children?: (DrawnElement | string)[] };
}

/** Creates a node; `style` supports little beyond flexbox. */
export function element(
  type: string,
  properties: { [name: string]: unknown },
  ...children: (DrawnElement | string)[]
): DrawnElement {
  return { type, key: null, props: { ...properties, children } };
}
