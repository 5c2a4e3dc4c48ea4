/** The address that the document was fetched from, whatever the address bar says by now. */
export function documentUrl(): URL {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name ?? location.href);
}
