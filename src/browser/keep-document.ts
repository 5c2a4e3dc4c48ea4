import { isValueControl } from '../view/forms/fields/value-control.ts';
import { keepPress } from './keep-press.ts';

/**
 * The elements that the app keeps as the server rendered them, or renders again: static blocks, live ones, and what
 * stands beside a form.
 */
const parts = '[data-block], [data-live] aside';

/**
 * Records the document, before hydration. Where a translator or an extension of the browser changed it, React throws it
 * away and renders what it has itself. The function it returns then brings back the rest: the server's HTML, what was
 * typed or ticked, the focus, and the click on a control that is gone.
 */
export function keepDocument(main: HTMLElement): () => void {
  const before = partsOf(main);
  let focused: unknown = document.activeElement;
  const follow = ({ target }: Event): void => {
    focused = target;
  };
  main.addEventListener('focusin', follow);
  keepPress(main);
  return () => {
    main.removeEventListener('focusin', follow);
    for (const [index, now] of partsOf(main).entries()) {
      const old = before[index];
      if (old === undefined || old === now) continue;
      if ('live' in now.dataset) replaceUsed(old, { now, focused });
      else if (!now.hasChildNodes()) bringBack(old, now);
    }
  };
}

function partsOf(main: HTMLElement): HTMLElement[] {
  return [...main.querySelectorAll<HTMLElement>(parts)];
}

/** Attributes too: the app has fewer of what it does not render. */
function bringBack(old: HTMLElement, now: HTMLElement): void {
  for (const { name, value } of old.attributes) now.setAttribute(name, value);
  now.replaceChildren(...old.childNodes);
}

/** Makes the controls of a live block replace those that were removed. */
function replaceUsed(old: HTMLElement, { now, focused }: { now: HTMLElement; focused: unknown }): void {
  for (const control of old.querySelectorAll('input, textarea, select')) {
    const next = counterpart(control, { old, now });
    if (isValueControl(control) && isValueControl(next)) next.value = control.value;
    if (control instanceof HTMLInputElement && next instanceof HTMLInputElement)
      next.checked = control.checked;
  }
  if (focused instanceof Element) counterpart(focused, { old, now })?.focus({ preventScroll: true });
  old.addEventListener('click', (event) => {
    // Prevents the default of the removed element: a label would click a second time, a link would load a document.
    event.preventDefault();
    if (!(event.target instanceof Element)) return;
    const next = counterpart(event.target, { old, now });
    if (isValueControl(next)) next.focus();
    next?.click();
  });
}

/** By name and order: an extension may have put elements between them. */
function counterpart(
  element: Element,
  { old, now }: { old: HTMLElement; now: HTMLElement },
): HTMLElement | undefined {
  const name = element.getAttribute('name');
  const alike = element.localName + (name === null ? '' : `[name="${CSS.escape(name)}"]`);
  const index = [...old.querySelectorAll(alike)].indexOf(element);
  return [...now.querySelectorAll<HTMLElement>(alike)][index];
}
