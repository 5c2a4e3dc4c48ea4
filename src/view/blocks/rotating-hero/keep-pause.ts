const key = 'paused';

/** Pauses as the visitor chose before, and keeps a new choice in this browser, as long as it allows. */
export function keepPause(box: HTMLInputElement | null): void {
  if (!box) return;
  try {
    box.checked = key in localStorage;
  } catch {
    return; // Forbidden: the choice stays on the page.
  }
  box.onchange = () => {
    try {
      if (box.checked) localStorage[key] = '';
      else delete localStorage[key];
    } catch {
      // Full: as above.
    }
  };
}
