/** The path that the document was fetched from, whatever the address says by now. */
export function openedAt(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name ?? location.href).pathname;
}
