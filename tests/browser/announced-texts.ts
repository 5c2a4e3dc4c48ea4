import type { Locator } from '@playwright/test';

/** The texts that an element gets from now on, one after the other. */
export async function announcedTexts(element: Locator): Promise<readonly string[]> {
  const announced: string[] = [];
  await element.page().exposeFunction('announce', (text: string) => announced.push(text));
  await element.evaluate((node) => {
    const announce = (): unknown => Reflect.get(globalThis, 'announce')(node.textContent);
    new MutationObserver(announce).observe(node, { childList: true, characterData: true, subtree: true });
  });
  return announced;
}
