import type { FrameLocator, Locator, Page } from '@playwright/test';
import { type Effort, keys, press, type } from './effort.ts';

/** An author at the editor whose actions are counted. */
export class Marketer {
  readonly page: Page;
  readonly #done: Effort[] = [];

  constructor(page: Page) {
    this.page = page;
  }

  get done(): readonly Effort[] {
    return this.#done;
  }

  async press(found: Locator): Promise<void> {
    this.#done.push(press);
    await found.click();
  }

  /** Types in a field: at once where the focus is, after Tab where that leads there, else after pressing it. */
  async type(found: Locator, text: string): Promise<void> {
    if (await isFocused(found)) this.#done.push(keys(text.length));
    else if (await this.#isNext(found)) this.#done.push(keys(text.length + 1));
    else this.#done.push(type(text));
    await found.focus();
    await found.fill(text);
  }

  async #isNext(found: Locator): Promise<boolean> {
    await this.page.keyboard.press('Tab');
    return isFocused(found);
  }

  /** Presses keys after each other, such as Enter to go on. */
  async keys(...names: readonly string[]): Promise<void> {
    this.#done.push(keys(names.length));
    for (const name of names) await this.page.keyboard.press(name);
  }

  /** Opens the list and takes one of it. */
  async choose(found: Locator, option: string): Promise<void> {
    this.#done.push(press, press);
    await found.focus();
    await found.selectOption(option);
  }

  /** Opens the dialog of the system and takes a file there. */
  async bring(found: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    this.#done.push(press, press);
    await found.setInputFiles(file);
  }

  async save(): Promise<void> {
    this.#done.push(keys(2));
    await this.page.keyboard.press('Control+s');
    await this.page.getByText('Alles is bewaard').waitFor();
  }

  /** To the screen before this one. */
  async back(): Promise<void> {
    this.#done.push(keys(2));
    await this.page.goBack();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  link(name: string | RegExp): Locator {
    return this.page.getByRole('link', { name, exact: typeof name === 'string' });
  }

  field(pointer: string): Locator {
    return this.page.locator(`[name="${pointer}"]`);
  }

  part(name: RegExp): Locator {
    return this.page
      .getByRole('navigation', { name: 'Delen van dit document' })
      .getByRole('button', { name });
  }

  get preview(): FrameLocator {
    return this.page.frameLocator('iframe[title=Voorbeeld]');
  }
}

function isFocused(found: Locator): Promise<boolean> {
  return found.evaluate((element) => element === document.activeElement);
}
