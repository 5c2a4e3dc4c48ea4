/** The address in a text, undefined when it is none; by hand, as an editor in Chrome before 120 has no `URL.canParse`. */
export function readUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
