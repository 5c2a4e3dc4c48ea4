/** Part of a line: text, bold, italics or link. */
export type Inline = string | { strong: string } | { em: string } | { label: string; href: string };

/** A parsed line for the view: plain text stays a string, `**bold**`, `*italics*` and `[label](/path)` become parts. */
export type RichText = string | Inline[];

/** The words alone. */
export function plainText(text: RichText): string {
  if (typeof text === 'string') return text;
  return text.map(wordsOf).join('');
}

function wordsOf(piece: Inline): string {
  if (typeof piece === 'string') return piece;
  if ('strong' in piece) return piece.strong;
  return 'em' in piece ? piece.em : piece.label;
}
