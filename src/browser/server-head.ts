const managed =
  'title, meta[name]:not([name="viewport"], [name="theme-color"]), meta[property], link[rel="canonical"]';

/** Found when this module is evaluated, before a page adds its own. */
const fromServer = [...document.head.querySelectorAll(managed)];

/** Removes the metadata that the document came with: from now on each page renders its own. */
export function removeServerHead(): void {
  for (const element of fromServer) element.remove();
}
