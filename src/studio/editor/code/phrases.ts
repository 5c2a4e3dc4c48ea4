/** What CodeMirror says to people, in Dutch; a test compares it with what its packages say. */
export const phrases: Readonly<Record<string, string>> = {
  Completions: 'Mogelijkheden',
  'Control character': 'Stuurteken',
  Diagnostics: 'Meldingen',
  'No diagnostics': 'Geen meldingen',
  'Selection deleted': 'Selectie verwijderd',
  close: 'sluit',
  'folded code': 'ingeklapte code',
  to: 'tot',
  unfold: 'uitklappen',
};
