import { chromium, type LaunchOptions } from '@playwright/test';
import { commandTimeoutMs, type Driver, type Look } from './driver.ts';

/** Starts Chromium without a window, by Playwright. */
export async function launchChromium(options: LaunchOptions, { dark }: Look): Promise<Driver> {
  const browser = await chromium.launch(options);
  const page = await browser.newPage({ locale: 'nl-NL', colorScheme: dark ? 'dark' : 'light' });
  page.setDefaultTimeout(commandTimeoutMs);
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
  return {
    version: `Chromium ${browser.version()}`,
    async goto(address) {
      await page.goto(address);
    },
    async back() {
      await page.goBack({ waitUntil: 'commit' });
    },
    async forward() {
      await page.goForward({ waitUntil: 'commit' });
    },
    async reload() {
      await page.reload();
    },
    evaluate: (expression) =>
      page.evaluate(`(async () => JSON.stringify((await (${expression})) ?? null))()`),
    point: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key, held) => page.keyboard.press(held === undefined ? key : `${held}+${key}`),
    resize: (viewport) => page.setViewportSize(viewport),
    print: () => page.pdf({ preferCSSPageSize: true }),
    takeMessages: () => messages.splice(0),
    close: () => browser.close(),
  };
}
