/** A part of an address without its escapes; as it stands where one is not valid. */
export function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
