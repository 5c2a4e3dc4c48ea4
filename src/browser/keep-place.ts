import { savedScroll } from './scroll-restoration.ts';
import { scrollInstantly } from './scroll-to-address.ts';
import { currentEntry } from './site-history.ts';

/** In milliseconds: the slowest phone renders the tables of a calculation within it, seconds after their result. */
const drawnWithin = 5000;

let keeping = new AbortController();

/** Called when another page or position is shown, or the visitor does something. */
export function leavePlace(): void {
  keeping.abort();
}

/**
 * The calculation in an address opens after the page, scrolls into view and makes the page longer; a visitor who does
 * anything meanwhile is not interrupted: a screen reader may only click.
 */
export function keepPlace(top: number): void {
  leavePlace();
  const controller = new AbortController();
  keeping = controller;
  scrollInstantly(top);
  const growth = new ResizeObserver(() => scrollInstantly(top));
  growth.observe(document.body);
  const { signal } = controller;
  signal.addEventListener('abort', () => growth.disconnect());
  for (const sign of ['wheel', 'pointerdown', 'keydown', 'click'])
    addEventListener(sign, leavePlace, { signal, passive: true });
  setTimeout(() => controller.abort(), drawnWithin);
}

/**
 * Keeps a visitor who reloaded, or came back from elsewhere, at the place to which the browser brought them in the
 * document that is still without its calculation. A visitor who has scrolled since stays there.
 */
export function keepReturnedPlace(): void {
  const top = savedScroll(currentEntry().key);
  if (top === undefined) return;
  const end = document.documentElement.scrollHeight - innerHeight;
  if (Math.abs(scrollY - Math.min(top, end)) <= 1) keepPlace(top);
}
