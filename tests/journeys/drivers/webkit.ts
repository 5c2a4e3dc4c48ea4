import { freePort } from '../../free-port.ts';
import { clickAction, type InputSource, pointAction, pressAction, typeAction } from './actions.ts';
import type { Driver, Look } from './driver.ts';
import { Program, readUntil } from './program.ts';
import { WebDriverSession } from './webdriver-session.ts';

/** The programs that together are a browser without a window. */
interface WebKitPrograms {
  browser: string;
  driver: string;
  display: string;
}

/**
 * Starts WebKitGTK's own small browser on a screen in memory, and drives it by WebDriver. Each letter makes it repaint
 * its page, in software: all but the last are committed at once, as an input method does.
 */
export async function launchWebKit(programs: WebKitPrograms, { dark }: Look): Promise<Driver> {
  const display = new Program(programs.display, {
    args: ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const started = [display];
  const stop = async (): Promise<void> => {
    for (const program of started.reverse()) await program.stop();
  };
  try {
    const pipe = display.child.stdio[3];
    const number = await readUntil(pipe && 'setEncoding' in pipe ? pipe : null, /\d+(?=\n)/);
    const port = await freePort();
    const env = {
      DISPLAY: `:${number}`,
      GTK_THEME: dark ? 'Adwaita:dark' : 'Adwaita',
      LANGUAGE: 'nl_NL',
      // Root has no user namespaces for a sandbox.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Halves the processor time: without a graphics card, layers are only more to draw.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    };
    started.push(new Program(programs.driver, { args: [`--port=${port}`], env }));
    const session = await WebDriverSession.open(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
    });
    return driverOf(session, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

function driverOf(session: WebDriverSession, stop: () => Promise<void>): Driver {
  const perform = (source: InputSource) => session.post('/actions', { actions: [source] });
  function evaluate(expression: string): Promise<string> {
    const script = `return (async () => JSON.stringify((await (${expression})) ?? null))()`;
    return session.post('/execute/sync', { script, args: [] });
  }
  return {
    version: `WebKitGTK ${session.version}`,
    async goto(url) {
      await session.post('/url', { url });
    },
    async back() {
      await session.post('/back');
    },
    async forward() {
      await session.post('/forward');
    },
    async reload() {
      await session.post('/refresh');
    },
    evaluate,
    async point(to) {
      await perform(pointAction(to));
    },
    async click(at) {
      await perform(clickAction(at));
    },
    async type(text) {
      const start = text.slice(0, -1);
      const isInserted = await evaluate(
        `document.execCommand('insertText', false, ${JSON.stringify(start)})`,
      );
      await perform(typeAction(isInserted === 'true' ? text.slice(-1) : text));
    },
    async press(key, held) {
      await perform(pressAction(key, held));
    },
    async resize({ width, height }) {
      // The window holds a bar besides the page.
      for (let bar = 0, rounds = 0; rounds < 3; rounds += 1) {
        await session.post('/window/rect', { width, height: height + bar });
        bar += height - Number(await evaluate('innerHeight'));
        if (bar === 0) return;
      }
    },
    async close() {
      await session.close().catch(() => {});
      await stop();
    },
  };
}
