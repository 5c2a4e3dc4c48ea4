let announce: () => void;

/** Resolves when the page has been hydrated and its effects have run; the gate waits for it before it replays input. */
export const awake = new Promise<void>((resolve) => {
  announce = resolve;
});

/** Says that the page is awake. */
export function announceAwake(): void {
  document.documentElement.dataset.awake = '';
  document.querySelector('body > [data-unsent]')?.remove();
  announce();
}
