/** A text with what is selected in it, in UTF-16 units. */
interface Selected {
  text: string;
  start: number;
  end: number;
}

export type Marked = (selected: Selected) => Selected;

/** Makes what is selected bold, or plain again when it was. */
export const withBold = between('**', 'vet');

/** Makes what is selected italic, or plain again when it was. */
export const withItalics = between('*', 'cursief');

/** @param example stands there when nothing is selected */
function between(mark: string, example: string): Marked {
  const { length } = mark;
  const starsBefore = new RegExp(`(?<!\\*)\\*{${length}}$`);
  const starsAfter = new RegExp(`^\\*{${length}}(?!\\*)`);
  const withMarks = new RegExp(`^\\*{${length}}([^*]+)\\*{${length}}$`);
  return (selected) => {
    const { text, start, end } = selected;
    const [before, words, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
    if (starsBefore.test(before) && starsAfter.test(after)) {
      const plain = before.slice(0, -length) + words + after.slice(length);
      return { text: plain, start: start - length, end: end - length };
    }
    const [, plain] = withMarks.exec(words) ?? [];
    if (plain !== undefined) return { text: before + plain + after, start, end: start + plain.length };
    return wrapped(selected, { open: mark, close: mark, example });
  };
}

/** Makes what is selected a link. A space would end its address: addresses of pages have a dash there. */
export function linkTo(typed: string): Marked {
  const href = typed.trim().replace(/\s+/g, '-');
  return (selected) => wrapped(selected, { open: '[', close: `](${href})`, example: 'lees meer' });
}

/** Spaces at the ends, which a double click selects too, stay outside: marks do not work next to one. */
function wrapped(
  { text, start, end }: Selected,
  { open, close, example }: { open: string; close: string; example: string },
): Selected {
  const words = text.slice(start, end);
  const inner = words.trim();
  const from = start + words.indexOf(inner);
  const shown = inner === '' ? example : inner;
  return {
    text: text.slice(0, from) + open + shown + close + text.slice(from + inner.length),
    start: from + open.length,
    end: from + open.length + shown.length,
  };
}
