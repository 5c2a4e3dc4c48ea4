import { closeMenus } from './close-menus.ts';
import { internalTarget, isPlainClick } from './internal-link.ts';

interface LinkHandlers {
  /** Called with path, query and anchor. */
  navigate(to: string): void;
  /** On hover, focus or touch of a link to another page. */
  prefetch(path: string): void;
  /** On hover, focus or touch of the header, as when its menu opens. */
  prefetchSite(): void;
}

/** Handles internal links by delegation: static HTML has links too. */
export function listenToLinks({ navigate, prefetch, prefetchSite }: LinkHandlers): void {
  const onClick = (event: MouseEvent): void => {
    const target = isPlainClick(event) ? internalTarget(event.target) : undefined;
    if (!target) return;
    closeMenus();
    // The browser itself goes to an anchor of the same page.
    if (isHere(target) && target.hash) return;
    event.preventDefault();
    navigate(target.pathname + target.search + target.hash);
  };
  const prefetchFor = (element: EventTarget | null): void => {
    const target = internalTarget(element);
    if (target && target.pathname !== location.pathname) prefetch(target.pathname);
    else if (element instanceof Element && element.closest('header')) prefetchSite();
  };
  // The link or header whose hover, focus or touch loaded the app.
  prefetchFor(document.querySelector('a:hover, a:focus'));
  prefetchFor(document.querySelector('header:hover, header:focus-within'));
  document.addEventListener('click', onClick, true);
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, ({ target }) => prefetchFor(target), { capture: true, passive: true });
  }
}

function isHere({ pathname, search }: URL): boolean {
  return pathname === location.pathname && search === location.search;
}
