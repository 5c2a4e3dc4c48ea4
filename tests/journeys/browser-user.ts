import { expect } from '@playwright/test';
import type { Driver, Key, Modifier, Point } from './drivers/driver.ts';

/** The first visible element of a selector, with this text in what it shows or in its label. */
export interface Target {
  css: string;
  text?: string;
}

/** Controls by their `name`, in this order: a choice can bring up the field after it. */
export type Entries = Readonly<Record<string, string>>;

/** Somebody in front of a browser. */
export class BrowserUser {
  readonly driver: Driver;
  /** Of the site, without a path. */
  readonly address: string;

  constructor(driver: Driver, address: string) {
    this.driver = driver;
    this.address = address;
  }

  /** Opens a page by its path. */
  async open(path: string): Promise<void> {
    await this.driver.goto(this.address + path);
  }

  /** Runs a function in the page, which may use nothing but its argument, and gives its awaited value. */
  async ask<Result, Value>(
    question: (value: Value) => Result | Promise<Result>,
    value?: Value,
  ): Promise<Result> {
    return JSON.parse(await this.driver.evaluate(`(${question})(${JSON.stringify(value)})`));
  }

  /** The same of the element; null when there is none. */
  async askOf<Result>(
    target: Target,
    question: (element: HTMLElement) => Result | Promise<Result>,
  ): Promise<Result | null> {
    const element = `(${find})(${JSON.stringify(target)})`;
    const expression = `(async (element) => element && (${question})(element))(${element})`;
    return JSON.parse(await this.driver.evaluate(expression));
  }

  isSeen(target: Target): Promise<boolean> {
    return this.askOf(target, () => true).then(Boolean);
  }

  async see(target: Target): Promise<void> {
    await until(nameOf(target), () => this.isSeen(target));
  }

  async seeNone(target: Target): Promise<void> {
    await until(`no ${nameOf(target)}`, async () => !(await this.isSeen(target)));
  }

  /** Where the visitor ended and what is shown there, to investigate a failure. */
  lastSight(): Promise<string> {
    const sight = () => `${location.href}\n${document.title}\n${document.querySelector('main')?.innerText}`;
    return this.ask(sight).catch(String);
  }

  /** What it shows, with single spaces. */
  async read(target: Target): Promise<string | null> {
    return this.askOf(target, (element) => element.innerText.replace(/\s+/g, ' ').trim());
  }

  /** Waits until the element has the focus. */
  async haveFocusOn(target: Target): Promise<void> {
    const hasFocus = () => this.askOf(target, (element) => element === document.activeElement);
    await until(`the focus on ${nameOf(target)}`, hasFocus);
  }

  /** Waits until the page with this path is shown. */
  async beOn(path: string): Promise<void> {
    const address = this.address + path;
    await until(`the address of ${path}`, async () => (await this.ask(() => location.href)) === address);
    await this.see({ css: 'h1' });
  }

  async pointAt(target: Target): Promise<void> {
    await this.driver.point(await this.#place(target));
  }

  /** Waits until a button can be pressed: before the scripts are there, that of a calculator cannot. */
  async click(target: Target): Promise<void> {
    const isEnabled = () => this.askOf(target, (element) => !element.matches(':disabled'));
    await until(`${nameOf(target)}, enabled`, isEnabled);
    await until(`${nameOf(target)}, pressed`, () => this.#pressOn(target));
  }

  /** False when the page moved it away from under the pointer. A page that is left, or being left, was pressed. */
  async #pressOn(target: Target): Promise<boolean> {
    const place = await this.#place(target);
    await this.askOf(target, (element) => {
      const { dataset } = document.documentElement;
      delete dataset.missed;
      // What moves between pressing and releasing is not clicked.
      const watch = (click: Event): void => {
        if (click.composedPath().includes(element)) delete dataset.missed;
        else dataset.missed = '';
      };
      addEventListener('click', watch, { capture: true, once: true });
    });
    await this.driver.click(place);
    return this.ask(() => !('missed' in document.documentElement.dataset)).catch(() => true);
  }

  async press(key: Key, held?: Modifier): Promise<void> {
    await this.driver.press(key, held);
  }

  /** Presses Tab until the element has the focus. */
  async tabTo(target: Target): Promise<void> {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await this.askOf(target, (element) => element === document.activeElement)) return;
      await this.press('Tab');
    }
    throw new Error(`60 presses of Tab never reached ${nameOf(target)}.`);
  }

  /** Types texts and chooses options in the controls of a part of the page. */
  async enter(part: string, entries: Entries): Promise<void> {
    for (const [name, text] of Object.entries(entries)) {
      const control = { css: `${part} [name=${name}]` };
      await this.see(control);
      if (await this.askOf(control, (element) => element instanceof HTMLSelectElement)) {
        await this.#choose(control.css, text);
      } else {
        await this.click(control);
        await this.askOf(control, (element) => {
          if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
        });
        await (text === '' ? this.press('Backspace') : this.driver.type(text));
      }
    }
  }

  /** What stands in the controls with these names. */
  entries(part: string, names: readonly string[]): Promise<Entries> {
    return this.ask(
      ([within, all]) =>
        Object.fromEntries(
          all.map((name) => {
            const control = document.querySelector(`${within} [name=${name}]`);
            return [name, control !== null && 'value' in control ? String(control.value) : 'is not there'];
          }),
        ),
      [part, names] as const,
    );
  }

  /**
   * Lists of options look different in every browser and are drawn by the browser itself. In two steps: the focus can
   * hydrate the page, which replaces a select that a translator changed.
   */
  async #choose(css: string, option: string): Promise<void> {
    await this.askOf({ css }, (select) => select.focus());
    await this.ask(
      ([selector, value]) => {
        const select = document.querySelector<HTMLSelectElement>(selector);
        if (!select) throw new Error(`${selector} is not there.`);
        select.value = value;
        for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
      },
      [css, option] as const,
    );
  }

  /** Where to point at it: waits until it can be used, stands still and nothing lies over it. */
  async #place(target: Target): Promise<Point> {
    let place: Point | null = null;
    await until(`${nameOf(target)} to point at`, async () => {
      place = await this.askOf(target, middle);
      return place !== null;
    });
    return place ?? { x: 0, y: 0 };
  }
}

/** Waits until it holds. A page that is just being left cannot be asked. */
async function until(what: string, holds: () => Promise<boolean | null>): Promise<void> {
  await expect(async () => expect(await holds(), what).toBe(true)).toPass({
    intervals: [50, 100, 200],
    timeout: 30_000,
  });
}

const nameOf = ({ css, text }: Target): string => (text === undefined ? css : `${css} '${text}'`);

function find({ css, text }: Target): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(css)].find((element) => {
    const shown = (element.ariaLabel ?? element.innerText).replace(/\s+/g, ' ');
    // Safari 17 finds what is in closed details visible, without a place.
    const isVisible =
      element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
    return isVisible && (text === undefined || shown.includes(text));
  });
}

async function middle(element: HTMLElement): Promise<Point | null> {
  if (element.matches(':disabled')) return null;
  const nextFrame = () => new Promise(requestAnimationFrame);
  let box = element.getBoundingClientRect();
  const isSticky = element.closest('header') !== null;
  if (!isSticky && (box.top < 80 || box.bottom > innerHeight)) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    await nextFrame();
    box = element.getBoundingClientRect();
  }
  await nextFrame();
  const later = element.getBoundingClientRect();
  const x = Math.round(box.x + box.width / 2);
  const y = Math.round(Math.max(box.y, 0) + Math.min(box.height, innerHeight) / 2);
  const top = document.elementFromPoint(x, y);
  const isReached = top !== null && (element.contains(top) || top.contains(element));
  return later.x === box.x && later.y === box.y && isReached ? { x, y } : null;
}
