/** An error keeps pages from being published; a warning may stay. */
export type Severity = 'error' | 'warning';

/** Whether it keeps a page from being published. */
export function isError({ severity }: { severity: Severity }): boolean {
  return severity === 'error';
}
