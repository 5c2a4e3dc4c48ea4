import { menuInBar } from '../view/shell/menu-in-bar.ts';

/** Closes the open menus of the header and explanations of words: all, or those that stand apart from this element. */
export function closeMenus(element?: Element | null): void {
  // Without popovers there are no menus to close, and the selector would throw.
  if (!('popover' in HTMLElement.prototype)) return;
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) {
    if (!element || !menu.parentElement?.contains(element)) menu.hidePopover();
  }
}

/**
 * Closes them before they lie over something: over the logo when the menu moves into the bar, as when a tablet is
 * rotated; over what gets the focus outside of what they and their buttons stand in, as a click there would.
 */
export function closeMenusInTheWay(): void {
  matchMedia(menuInBar).addEventListener('change', () => closeMenus());
  addEventListener('focusin', () => closeMenus(document.activeElement));
}
