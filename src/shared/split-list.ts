/** The entries of a setting that are separated by commas; empty ones do not count. */
export function splitList(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}
