import { menuInBar } from '../view/shell/menu-in-bar.ts';

/** Closes the open menus of the header. */
export function closeMenus(): void {
  // Without popovers there are no menus to close, and the selector would throw.
  if (!('popover' in HTMLElement.prototype)) return;
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) menu.hidePopover();
}

/** Closes them when the menu moves into the bar, as when a tablet is rotated: an open one would cover the logo. */
export function closeMenusOnTurn(): void {
  matchMedia(menuInBar).addEventListener('change', closeMenus);
}
