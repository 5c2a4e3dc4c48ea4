/** Where the link around an element leads within the site, or undefined when the browser should follow it itself. */
export function internalTarget(element: EventTarget | null): URL | undefined {
  const anchor = element instanceof Element ? element.closest('a') : null;
  if (!anchor?.href || anchor.target || anchor.hasAttribute('download')) return undefined;
  const url = new URL(anchor.href);
  if (url.origin !== location.origin || /\.[a-z0-9]+$/i.test(url.pathname)) return undefined;
  return url;
}

/** Whether a click asks for the page in this tab: no modifier key, the main button, not handled already. */
export function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}
