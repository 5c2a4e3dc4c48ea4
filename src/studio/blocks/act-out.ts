import type { LiveState } from './live-states.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Does in the first live block of the screen what a visitor would do to bring it in a state. Throws when a button
 * cannot be pressed: the state then says something of the block that is no longer so.
 */
export async function actOut({ acts }: LiveState): Promise<void> {
  const block = document.querySelector('[data-block][data-live]');
  if (!block) return;
  for (const act of acts) {
    if ('press' in act) (await button(block, act.press)).click();
    else for (const [name, value] of Object.entries(act.fill)) fill(block, name, value);
    await nextFrame();
  }
}

/** A button may come only after what was done before it. */
async function button(block: Element, words: string): Promise<HTMLButtonElement> {
  for (let frames = 0; frames < 60; frames += 1) {
    const found = [...block.querySelectorAll('button')].find(({ textContent }) => textContent === words);
    if (found && !found.disabled) return found;
    await nextFrame();
  }
  throw new Error(`No button "${words}" can be pressed.`);
}

/** The form that opened last has the name, where several have it. */
function fill(block: Element, name: string, value: string): void {
  const field = [...block.querySelectorAll<Field>(`[name="${name}"]`)].at(-1);
  if (!field) return;
  // React keeps the value of a field; only the setter of the element itself gets past it.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}
