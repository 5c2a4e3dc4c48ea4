/** One piece of a line of text: plain words, bold words or a link. */
export type Inline = string | { strong: string } | { label: string; href: string };

/** A line of text as the view gets it: plain words stay a string, `**bold**` and `[label](/path)` become pieces. */
export type RichText = string | Inline[];
