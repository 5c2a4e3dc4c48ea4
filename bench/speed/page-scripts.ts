/** The scripts of a built page. */
interface PageScripts {
  /** Of the elements in the document. */
  bytes: number;
  /** The addresses of what they fetch once a visitor wants more than to read. */
  fetched: string[];
}

/** Reads the scripts of a page in its HTML. */
export function pageScripts(html: string): PageScripts {
  const elements = (html.match(/<script type="module".*?<\/script>/gs) ?? []).join('');
  return { bytes: elements.length, fetched: elements.match(/[^`"']+\.js(?=[`"'])/g) ?? [] };
}
