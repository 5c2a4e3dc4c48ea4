const own =
  'title, meta[name]:not([name="viewport"], [name="theme-color"]), meta[property], link[rel="canonical"]';

/** As it stands when this file is evaluated, which is before the site shows a page. */
const served = [...document.head.querySelectorAll(own)];

/** Takes away the metadata of the document that was served; from now on the pages bring their own. */
export function dropServerHead(): void {
  for (const element of served) element.remove();
}
