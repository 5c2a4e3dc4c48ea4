const invisible = /(?!\t)\p{Cc}|[\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** Replaces control and direction characters, but not tabs, for terminals. */
export function printable(line: string): string {
  return line.replace(invisible, '\ufffd');
}

/** The same for a text of lines, which stay apart. */
export function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n');
}
