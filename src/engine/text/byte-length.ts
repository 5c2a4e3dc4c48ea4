const encoder = new TextEncoder();

/** How many bytes a text takes as UTF-8. */
export function byteLength(text: string): number {
  return encoder.encode(text).length;
}
