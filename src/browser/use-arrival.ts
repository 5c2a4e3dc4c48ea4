import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType } from 'react-router-dom';
import { closeMenus } from './close-menus.ts';
import { placeOf, rememberPlace } from './scroll-places.ts';
import type { Shown } from './use-shown-page.ts';

/**
 * What happens on arriving at a page: back and forward return to the remembered place, an anchor is scrolled to,
 * anything else starts at the top; and the heading gets the focus, so that a screen reader says where one is.
 */
export function useArrival(shown: Shown, arrival: 'link' | 'return'): void {
  const previous = useRef<Shown>(undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // A reload or a return from elsewhere is the browser's own work.
    const handBack = (): void => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', handBack);
    return () => removeEventListener('pagehide', handBack);
  }, []);

  // A layout effect: when a shorter page takes its place the browser scrolls, and that is no place of this one.
  useLayoutEffect(() => {
    const remember = (): void => rememberPlace(shown.location.key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [shown.location.key]);

  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = shown;
    if (before?.location === shown.location) return;
    if (before?.page !== shown.page) {
      closeMenus();
      focusHeading();
    }
    const isReturn = before ? shown.how === NavigationType.Pop : arrival === 'return';
    if (isReturn) scrollToPlace(placeOf(shown.location.key));
    else if (!scrollToAnchor(shown.location.hash)) scrollToPlace(0);
  }, [shown, arrival]);
}

function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function scrollToAnchor(hash: string): boolean {
  const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return false;
  target.scrollIntoView({ behavior: 'instant' });
  const heading = target.querySelector<HTMLElement>('h1, h2, h3');
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return true;
}

/** At once: the page's smooth scrolling is for anchors within it, not for another page. */
function scrollToPlace(top: number): void {
  scrollTo({ top, behavior: 'instant' });
}
