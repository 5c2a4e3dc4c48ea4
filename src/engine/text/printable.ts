const invisible = /(?!\t)\p{Cc}|[\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** Replaces control and direction characters, but not tabs, for terminals. */
export function printable(line: string): string {
  return line.replace(invisible, '\ufffd');
}
