/** With a capital for its first letter, which `ij` is too. */
export function capitalised(text: string): string {
  return text.replace(/^(?:ij|.)/u, (letter) => letter.toUpperCase());
}

/** As a heading or sentence begins: with a capital, but `iPad` as it is. */
export function asBeginning(text: string): string {
  return /^\p{Ll}+(?!\p{L})/u.test(text) ? capitalised(text) : text;
}
