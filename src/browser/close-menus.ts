/** Closes the menus of the header that are open. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) menu.hidePopover();
}
