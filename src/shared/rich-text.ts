/** Part of a line: text, bold or link. */
export type Inline = string | { strong: string } | { label: string; href: string };

/** A parsed line for the view: plain text stays a string, `**bold**` and `[label](/path)` become parts. */
export type RichText = string | Inline[];

/** The words alone. */
export function plainText(text: RichText): string {
  if (typeof text === 'string') return text;
  return text
    .map((piece) => (typeof piece === 'string' ? piece : 'strong' in piece ? piece.strong : piece.label))
    .join('');
}
