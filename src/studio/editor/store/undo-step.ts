/** In characters: consecutive typing is undone together, up to a sentence or two. */
const maxStep = 120;
/** In characters: a longer deletion, perhaps a mistake, is undone by itself. */
const maxCut = 20;

/**
 * Whether a change in a row of them is undone apart.
 * @param text before this change
 * @param begun the text at the beginning of the row
 */
export function isUndoneApart(changed: string, { text, begun }: { text: string; begun: string }): boolean {
  return text.length - changed.length > maxCut || Math.abs(changed.length - begun.length) > maxStep;
}
