/** An element of a drawing, in the form in which satori reads a tree. */
export interface DrawnElement {
  type: string;
  key: null;
  props: { [name: string]: unknown; children?: (DrawnElement | string)[] };
}

/** One element of a drawing; `style` knows flexbox and little else. */
export function element(
  type: string,
  properties: { [name: string]: unknown },
  ...children: (DrawnElement | string)[]
): DrawnElement {
  return { type, key: null, props: { ...properties, children } };
}
