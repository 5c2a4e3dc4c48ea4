import { ariaCurrent } from '../view/shell/aria-current.ts';

/** Has the links of header and footer, which stay as the document brought them, say which of them lead to the page at `path`. */
export function markCurrentLinks(path: string): void {
  for (const link of document.querySelectorAll('body > :is(header, footer) a')) {
    const current = ariaCurrent(link.getAttribute('href') ?? '', path);
    if (current) link.setAttribute('aria-current', current);
    else link.removeAttribute('aria-current');
  }
}
