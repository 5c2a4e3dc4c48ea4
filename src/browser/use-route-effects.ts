import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType } from 'react-router-dom';
import { closeMenus } from './close-menus.ts';
import { isFirstPage } from './document-url.ts';
import { keepPlace, leavePlace } from './keep-place.ts';
import { markCurrentLinks } from './mark-current-links.ts';
import { savedScroll, saveScroll } from './scroll-restoration.ts';
import { scrollToAddress } from './scroll-to-address.ts';
import { currentEntry, type HistoryEntry } from './site-history.ts';
import type { ShownPage } from './use-shown-page.ts';

/**
 * Scroll and focus after navigation: back and forward restore the position, anchors are scrolled to, other pages start
 * at the top. The heading gets the focus, so that screen readers announce the page.
 */
export function useRouteEffects(shown: ShownPage): void {
  const previous = useRef<ShownPage>(undefined);
  const { key: entryKey, pathname } = shown.location;

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // After a reload or a visit elsewhere the browser restores.
    const handBack = (): void => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', handBack);
    return () => removeEventListener('pagehide', handBack);
  }, []);

  // A layout effect: a shorter page makes the browser scroll before effect cleanup.
  useLayoutEffect(() => {
    const save = (): void => {
      const present = currentEntry();
      // A jump to an anchor scrolls before its entry is shown here: the place that was left stays as it was saved.
      if (present.key === entryKey || present.pathname !== pathname) saveScroll(entryKey, scrollY);
    };
    addEventListener('scroll', save, { passive: true });
    return () => removeEventListener('scroll', save);
  }, [entryKey, pathname]);

  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = shown;
    // Nor is anything navigated when a layer over the page closes: its entry has the key of the page's own.
    if (before?.location.key === shown.location.key) return;
    markCurrentLinks(shown.location.pathname);
    // In development: a saved version replaces the document's own page, without a navigation.
    if (import.meta.hot && before === undefined && isFirstPage()) return;
    leavePlace();
    const isOtherPage = before?.page !== shown.page;
    if (isOtherPage) {
      closeMenus();
      focusHeading();
    }
    if (shown.navigationType !== NavigationType.Pop) {
      scrollToAddress(shown.location.hash);
      // Where the page was at this place already, no event says so.
      saveScroll(shown.location.key, scrollY);
      return;
    }
    restoreScroll(shown.location.key, isOtherPage);
    if (isOtherPage && before && isBack(before.location, shown.location)) focusLinkTo(before.location);
  }, [shown]);
}

/** The browser itself scrolls to an anchor of the same page, whose new entry has no saved position. */
function restoreScroll(entryKey: string, isOtherPage: boolean): void {
  const top = savedScroll(entryKey) ?? (isOtherPage ? 0 : undefined);
  if (top === undefined) {
    // The event of a jump to the anchor may have come before its entry was known.
    saveScroll(entryKey, scrollY);
    return;
  }
  keepPlace(top);
}

type EntryLocation = Location<HistoryEntry['state']>;

function isBack(from: EntryLocation, to: EntryLocation): boolean {
  return to.state.index < from.state.index;
}

/** After a step back Tab goes on from the link that led on, not from the top of a page that is scrolled far down. */
function focusLinkTo({ pathname, hash }: EntryLocation): void {
  const links = document.querySelector('main')?.querySelectorAll('a') ?? [];
  const link = [...links].find(
    (each) => each.pathname === pathname && each.hash === hash && isInView(each.getBoundingClientRect()),
  );
  link?.focus({ preventScroll: true });
}

function isInView({ top, bottom, height }: DOMRect): boolean {
  return height > 0 && top >= 0 && bottom <= innerHeight;
}

function focusHeading(): void {
  // In development: a preview must not take the focus from an author who types beside it.
  if (import.meta.hot && parent !== self) return;
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
