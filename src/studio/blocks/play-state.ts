import type { LiveState } from './live-states.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Brings the first live block into a state by a visitor's interactions. Throws when a button cannot be pressed. */
export async function playState({ acts }: LiveState): Promise<void> {
  const block = document.querySelector('[data-block][data-live]');
  if (!block) return;
  for (const act of acts) {
    if ('press' in act) (await button(block, act.press)).click();
    else for (const [name, value] of Object.entries(act.fill)) fill(block, name, value);
    await nextFrame();
  }
}

/** Waits for a button that appears later. */
async function button(block: Element, words: string): Promise<HTMLButtonElement> {
  for (let frames = 0; frames < 60; frames += 1) {
    const found = [...block.querySelectorAll('button')].find(({ textContent }) => textContent === words);
    if (found && !found.disabled) return found;
    await nextFrame();
  }
  throw new Error(`No button "${words}" can be pressed.`);
}

/** Of several fields with a name, the last belongs to the form that opened last. */
function fill(block: Element, name: string, value: string): void {
  const field = [...block.querySelectorAll<Field>(`[name="${name}"]`)].at(-1);
  if (!field) return;
  // React overrides the setter on the element, so the prototype's is used.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}
