const invisible = /(?!\t)\p{Cc}|[\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** A line of an author's text, safe for a terminal: each control or direction character becomes `�`; tabs stay. */
export function printable(line: string): string {
  return line.replace(invisible, '\ufffd');
}
