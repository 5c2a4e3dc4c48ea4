/** A text with what is selected in it, in UTF-16 units. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

export type Marked = (selected: Selected) => Selected;

/** Makes what is selected bold, or plain again when it was. */
export function withMarks({ text, start, end }: Selected): Selected {
  const [before, words, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  if (before.endsWith('**') && after.startsWith('**')) {
    return { text: before.slice(0, -2) + words + after.slice(2), start: start - 2, end: end - 2 };
  }
  // Bold may not begin or end with a space.
  const inner = words.trim();
  const from = start + words.indexOf(inner);
  const shown = inner === '' ? 'vet' : inner;
  return {
    text: `${text.slice(0, from)}**${shown}**${text.slice(from + inner.length)}`,
    start: from + 2,
    end: from + 2 + shown.length,
  };
}

/** Makes what is selected a link. */
export function linkTo(href: string): Marked {
  return ({ text, start, end }) => {
    const words = text.slice(start, end).trim() || 'lees meer';
    const link = `[${words}](${href})`;
    return {
      text: text.slice(0, start) + link + text.slice(end),
      start: start + 1,
      end: start + 1 + words.length,
    };
  };
}
