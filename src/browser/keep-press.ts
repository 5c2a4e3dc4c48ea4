const pressable = 'a, button, input, label, select, textarea';

/**
 * Clicks an element that was pressed with a mouse and is removed before the button is released: the browser itself then
 * fires no click. Call it before React listens, which may render at once when something is pressed.
 */
export function keepPress(main: HTMLElement): void {
  let pressed: unknown = [...main.querySelectorAll(':active')].at(-1);
  const press = ({ target }: Event): void => {
    // In Chromium the mouse is over `main` where an element goes between `pointerdown` and `mousedown`.
    if (target !== main) pressed = target;
  };
  // Anywhere: a press that opened a context menu is never released, and the next must not count for it.
  addEventListener('pointerdown', press, true);
  addEventListener('mousedown', press, true);
  addEventListener('mouseup', () => {
    if (pressed instanceof Element && !pressed.isConnected) pressed.closest<HTMLElement>(pressable)?.click();
    pressed = undefined;
  });
}
