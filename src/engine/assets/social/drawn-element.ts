/** A node for satori. */
export interface DrawnElement {
  type: string;
  key: null;
  props: { [name: string]: unknown; children?: (DrawnElement | string)[] };
}

/** Creates a node for satori, whose `style` is little more than flexbox. */
export function element(
  type: string,
  properties: { [name: string]: unknown },
  ...children: (DrawnElement | string)[]
): DrawnElement {
  return { type, key: null, props: { ...properties, children } };
}
