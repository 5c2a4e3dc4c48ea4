import { ariaCurrent } from '../view/shell/aria-current.ts';

/** Sets `aria-current` on the links of the prerendered header and footer that lead to the page at `path`. */
export function markCurrentLinks(path: string): void {
  for (const link of document.querySelectorAll('body > :is(header, footer) a')) {
    const current = ariaCurrent(link.getAttribute('href') ?? '', path);
    if (current) link.setAttribute('aria-current', current);
    else link.removeAttribute('aria-current');
  }
}
