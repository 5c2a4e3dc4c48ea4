import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { internalTarget, isPlainClick } from './internal-link.ts';
import { loadPage } from './load-page.ts';

/**
 * Turns clicks on links into navigation within the app, and loads a page's data as soon as a visitor points at,
 * focuses or touches a link to it. One listener on the document also serves links inside static HTML.
 */
export function useLinkClicks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const target = isPlainClick(event) ? internalTarget(event) : undefined;
      // An anchor on the present page is the browser's own work.
      if (!target || (isHere(target) && target.hash)) return;
      event.preventDefault();
      closeMenus();
      navigate(target.pathname + target.search + target.hash);
    };
    const prefetch = (event: Event): void => {
      const target = internalTarget(event);
      if (target && target.pathname !== location.pathname) loadPage(target.pathname).catch(() => {});
    };
    document.addEventListener('click', follow, true);
    for (const type of intents) document.addEventListener(type, prefetch, { capture: true, passive: true });
    return () => {
      document.removeEventListener('click', follow, true);
      for (const type of intents) document.removeEventListener(type, prefetch, true);
    };
  }, [navigate]);
}

function isHere({ pathname, search }: URL): boolean {
  return pathname === location.pathname && search === location.search;
}

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) menu.hidePopover();
}
