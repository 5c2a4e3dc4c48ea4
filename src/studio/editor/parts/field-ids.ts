/** The id of the control of a value. */
export function idOf(pointer: string): string {
  return `veld${pointer.replaceAll('/', '-')}`;
}

/** The id of the list from which link fields offer choices. */
export const linkChoicesId = 'keuze-link';

/** The id of the list of problems of a value. */
export function problemsIdOf(pointer: string): string {
  return `${idOf(pointer)}-melding`;
}
