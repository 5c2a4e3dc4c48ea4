import type { Locator } from '@playwright/test';

/** The texts that an element gets from now on, one after the other. */
export async function toldTexts(element: Locator): Promise<readonly string[]> {
  const told: string[] = [];
  await element.page().exposeFunction('tell', (text: string) => told.push(text));
  await element.evaluate((node) => {
    const tell = (): unknown => Reflect.get(globalThis, 'tell')(node.textContent);
    new MutationObserver(tell).observe(node, { childList: true, characterData: true, subtree: true });
  });
  return told;
}
