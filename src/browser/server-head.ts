const managed =
  'title, meta[name]:not([name="viewport"], [name="theme-color"]), meta[property], link[rel="canonical"]';

/** Found on evaluation, before a page adds its own. */
const fromServer = [...document.head.querySelectorAll(managed)];

/** Removes the document's metadata: pages now render their own. */
export function removeServerHead(): void {
  for (const element of fromServer) element.remove();
}
