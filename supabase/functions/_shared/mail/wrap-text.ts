const width = 72;

/**
 * Breaks text between words into lines of at most 72 characters; longer words stay whole and line breaks stay.
 * Every line but the first begins with `indent` spaces; the first is thought to begin there already.
 */
export function wrapText(text: string, indent = 0): string {
  const lines = text.split('\n').flatMap((line) => wrapLine(line, width - indent));
  return lines.join(`\n${' '.repeat(indent)}`);
}

function wrapLine(line: string, width: number): string[] {
  const [first = '', ...words] = line.trimEnd().split(' ');
  const lines: string[] = [];
  let current = first;
  for (const word of words) {
    const longer = `${current} ${word}`;
    if (current.trim() !== '' && longer.length > width) {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  return [...lines, current];
}
