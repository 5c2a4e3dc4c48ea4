/** What the next page has of its own, and structured data, which nobody reads of a later page. */
const managed =
  'title, meta[name]:not([name="viewport"], [name="theme-color"]), meta[property], link[rel="canonical"], script[type="application/ld+json"]';

/** Found on evaluation, before a page adds its own. */
const fromServer = [...document.head.querySelectorAll(managed)];

/** Removes the document's metadata: pages now render their own. */
export function removeServerHead(): void {
  for (const element of fromServer) element.remove();
}
