/** The id of the control of a value. */
export function idOf(pointer: string): string {
  return `veld${pointer.replaceAll('/', '-')}`;
}

/** The ids of the lists from which fields offer choices, by what they take. */
export const choicesIds = { link: 'keuze-link', page: 'keuze-pagina', picture: undefined };

/** The id of the list of problems of a value. */
export function problemsIdOf(pointer: string): string {
  return `${idOf(pointer)}-melding`;
}
