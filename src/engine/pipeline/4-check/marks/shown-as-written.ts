/** What visitors see of HTML. */
export function shownAsWritten(written: string): string {
  return `"${written}" is HTML, en die toont de pagina letter voor letter.`;
}
