/** Part of a line: text, bold or link. */
export type Inline = string | { strong: string } | { label: string; href: string };

/** A parsed line for the view: plain text stays a string, `**bold**` and `[label](/path)` become parts. */
export type RichText = string | Inline[];
