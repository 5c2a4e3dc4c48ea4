/** In characters: what is typed in a row is undone together, though no more than a sentence or two. */
const longestStep = 120;
/** In characters; who takes away more, perhaps by mistake, gets that back alone. */
const longestCut = 20;

/**
 * Whether a change in a row of them is undone apart.
 * @param text before this change
 * @param begun the text at the beginning of the row
 */
export function isUndoneApart(changed: string, { text, begun }: { text: string; begun: string }): boolean {
  return text.length - changed.length > longestCut || Math.abs(changed.length - begun.length) > longestStep;
}
