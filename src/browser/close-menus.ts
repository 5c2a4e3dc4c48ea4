/** Closes the open menus of the header. */
export function closeMenus(): void {
  // Without popovers there are no menus to close, and the selector would throw.
  if (!('popover' in HTMLElement.prototype)) return;
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) menu.hidePopover();
}
