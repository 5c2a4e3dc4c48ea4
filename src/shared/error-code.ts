/**
 * The `code` of an error (`ENOENT`, an SQLSTATE), of the first in an `AggregateError`; '' without one. The numbers of a
 * `DOMException`, such as 23 for a timeout, are none.
 */
export function errorCode(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return errorCode(error.errors[0]);
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
