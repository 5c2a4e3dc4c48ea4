/** Whether the text can be the name of one HTTP header. */
export function isHeaderName(text: string): boolean {
  return /^[\w-]+$/.test(text);
}
