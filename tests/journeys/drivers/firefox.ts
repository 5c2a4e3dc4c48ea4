import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { clickAction, type InputSource, pointAction, pressAction, typeAction } from './actions.ts';
import { BidiSession } from './bidi-session.ts';
import type { Driver, Look } from './driver.ts';
import { Program, readUntil } from './program.ts';

const preferences = ({ dark }: Look): Readonly<Record<string, boolean | number | string>> => ({
  'intl.accept_languages': 'nl-NL',
  // 0 is dark, 1 is light.
  'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
  // Nothing of its own goes over the network or before the page.
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.safebrowsing.update.enabled': false,
  'captivedetect.canonicalURL': '',
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  // Two windows at once: pages of one that is not in front must not be slowed down.
  'dom.min_background_timeout_value': 4,
});

/** In centimetres. */
const a4 = { width: 21, height: 29.7 };

/** What an expression came to. */
type Evaluated =
  | { type: 'success'; result: { value: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

/** Starts Firefox without a window, and drives it by WebDriver BiDi. */
export async function launchFirefox(file: string, look: Look): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'journeys-firefox-'));
  const lines = Object.entries(preferences(look)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const program = new Program(file, {
    args: ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile, 'about:blank'],
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const stop = async (): Promise<void> => {
    await program.stop();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const address = await readUntil(program.child.stderr, /ws:\/\/[\d.:]+/);
    return await openTab(address, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openTab(address: string, stop: () => Promise<void>): Promise<Driver> {
  const messages: string[] = [];
  const session = await BidiSession.connect(address, ({ level, text }) => messages.push(`${level}: ${text}`));
  const { capabilities } = await session.call<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  await session.call('session.subscribe', { events: ['log.entryAdded'] });
  const { context } = await session.call<{ context: string }>('browsingContext.create', { type: 'tab' });
  const perform = async (source: InputSource, tries = 5): Promise<void> => {
    try {
      await session.call('input.performActions', { context, actions: [source] });
    } catch (error) {
      // Firefox does nothing, and says this, before it has painted a page.
      if (tries === 0 || !String(error).includes('NS_ERROR_FAILURE')) throw error;
      await wait(200);
      await perform(source, tries - 1);
    }
  };
  const traverse = (delta: number) => session.call('browsingContext.traverseHistory', { context, delta });
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    async goto(url) {
      await session.call('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async back() {
      await traverse(-1);
    },
    async forward() {
      await traverse(1);
    },
    async reload() {
      await session.call('browsingContext.reload', { context, wait: 'complete' });
    },
    async evaluate(expression) {
      const evaluated = await session.call<Evaluated>('script.evaluate', {
        expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
        target: { context },
        awaitPromise: true,
      });
      if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text);
      return evaluated.result.value;
    },
    async point(to) {
      await perform(pointAction(to));
    },
    async click(at) {
      await perform(clickAction(at));
    },
    async type(text) {
      await perform(typeAction(text));
    },
    async press(key, held) {
      await perform(pressAction(key, held));
    },
    async resize(viewport) {
      await session.call('browsingContext.setViewport', { context, viewport });
    },
    async print() {
      const { data } = await session.call<{ data: string }>('browsingContext.print', {
        context,
        page: a4,
      });
      return Buffer.from(data, 'base64');
    },
    takeMessages: () => messages.splice(0),
    async close() {
      await session.call('browser.close').catch(() => {});
      session.close();
      await stop();
    },
  };
}
