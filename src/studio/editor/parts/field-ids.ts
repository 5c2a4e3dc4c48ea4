/** The id of the control of a value. */
export function idOf(pointer: string): string {
  return `veld${pointer.replaceAll('/', '-')}`;
}

/** The id of what fields with a link offer to choose from. */
export const linkChoicesId = 'keuze-link';

/** The id of what is wrong with a value. */
export function problemsIdOf(pointer: string): string {
  return `${idOf(pointer)}-melding`;
}
