import { closeMenus } from './close-menus.ts';
import { internalTarget, isPlainClick } from './internal-link.ts';

/** What to do with links to pages of this site. */
export interface LinkFollower {
  /** The visitor chose a link; `to` is its path with query and anchor. */
  follow(to: string): void;
  /** The visitor points at, focuses or touches a link to another page. */
  prepare(path: string): void;
}

/**
 * Takes over clicks on links within the site. One listener on the document also serves links inside static HTML.
 * Gives the function that stops it.
 */
export function listenToLinks({ follow, prepare }: LinkFollower): () => void {
  const onClick = (event: MouseEvent): void => {
    const target = isPlainClick(event) ? internalTarget(event.target) : undefined;
    // An anchor on the present page is the browser's own work.
    if (!target || (isHere(target) && target.hash)) return;
    event.preventDefault();
    closeMenus();
    follow(target.pathname + target.search + target.hash);
  };
  const prepareFor = (element: EventTarget | null): void => {
    const target = internalTarget(element);
    if (target && target.pathname !== location.pathname) prepare(target.pathname);
  };
  const onIntent = (event: Event): void => prepareFor(event.target);
  // What the visitor points at, or has under a finger, may be what woke the app.
  prepareFor(document.querySelector('a:hover, a:focus'));
  document.addEventListener('click', onClick, true);
  for (const type of intents) document.addEventListener(type, onIntent, { capture: true, passive: true });
  return () => {
    document.removeEventListener('click', onClick, true);
    for (const type of intents) document.removeEventListener(type, onIntent, true);
  };
}

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

function isHere({ pathname, search }: URL): boolean {
  return pathname === location.pathname && search === location.search;
}
