/** A Dutch question, when there is a suggestion. */
export function didYouMean(name: string | undefined): string | undefined {
  return name === undefined ? undefined : `Bedoel je "${name}"?`;
}

/** A hint with the suggestion, else the alternative, and what follows either. */
export function offer(
  suggestion: string | undefined,
  otherwise: string,
  further = '',
): { hint: string; suggestion?: string } {
  const hint = (didYouMean(suggestion) ?? otherwise) + further;
  return suggestion === undefined ? { hint } : { hint, suggestion };
}
