/** The lines of a text that another has not, each once, without its indent and its comma, as an author would read them. */
export function linesOnlyIn(text: string, other: string): string[] {
  const known = new Set(linesOf(other));
  return [...new Set(linesOf(text))].filter((line) => line !== '' && !known.has(line));
}

function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/).map((line) => line.trim().replace(/,$/, ''));
}
