/** The target of the link around an element, if it is a page of the site. */
export function internalTarget(element: EventTarget | null): URL | undefined {
  const anchor = element instanceof Element ? element.closest('a') : null;
  if (!anchor?.href || anchor.target || anchor.hasAttribute('download')) return undefined;
  const url = new URL(anchor.href);
  if (url.origin !== location.origin || /\.[a-z0-9]+$/i.test(url.pathname)) return undefined;
  return url;
}

/** Whether a click navigates in this tab: main button, no modifier key, unhandled. */
export function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}
