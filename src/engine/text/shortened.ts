const maxQuoted = 60;

/** A text as messages quote it: its beginning, when it is long. */
export function shortened(text: string): string {
  return text.length > maxQuoted ? `${text.slice(0, maxQuoted)}…` : text;
}
