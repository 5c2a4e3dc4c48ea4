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
  return ({ text, start, end }) => {
    const [before, words, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
    if (starsBefore.test(before) && starsAfter.test(after)) {
      const plain = before.slice(0, -length) + words + after.slice(length);
      return { text: plain, start: start - length, end: end - length };
    }
    // Marks do not work next to a space.
    const inner = words.trim();
    const from = start + words.indexOf(inner);
    const shown = inner === '' ? example : inner;
    return {
      text: text.slice(0, from) + mark + shown + mark + text.slice(from + inner.length),
      start: from + length,
      end: from + length + shown.length,
    };
  };
}

/** Makes what is selected a link. A space would end its address: addresses of pages have a dash there. */
export function linkTo(typed: string): Marked {
  const href = typed.trim().replace(/\s+/g, '-');
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
