// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { keepPause } from './keep-pause.ts';

afterEach(() => vi.unstubAllGlobals());

function pausedBy(storage: object): HTMLInputElement {
  vi.stubGlobal('localStorage', storage);
  const box = document.createElement('input');
  box.type = 'checkbox';
  keepPause(box);
  return box;
}

function press(box: HTMLInputElement): void {
  box.checked = !box.checked;
  box.onchange?.(new Event('change'));
}

it('pauses as the visitor chose before', () => {
  const storage = {};
  press(pausedBy(storage));
  expect(pausedBy(storage).checked).toBe(true);
  press(pausedBy(storage));
  expect(pausedBy(storage).checked).toBe(false);
});

it('keeps the choice on the page when storage is full', () => {
  const full = new Proxy(
    {},
    {
      set() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    },
  );
  const box = pausedBy(full);
  expect(() => press(box)).not.toThrow();
  expect(box.checked).toBe(true);
});
