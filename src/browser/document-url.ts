/** The URL that the document was fetched from, whatever the address bar says. */
export function documentUrl(): URL {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name ?? location.href);
}
