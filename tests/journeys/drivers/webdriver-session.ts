import { setTimeout as wait } from 'node:timers/promises';
import { commandTimeoutMs } from './driver.ts';

interface NewSession {
  sessionId: string;
  capabilities: { browserVersion?: string };
}

/** A session of WebDriver: https://www.w3.org/TR/webdriver2/ */
export class WebDriverSession {
  readonly #address: string;
  /** Of the browser. */
  readonly version: string | undefined;

  private constructor(address: string, version: string | undefined) {
    this.#address = address;
    this.version = version;
  }

  /** Waits for the driver at this address, and starts a browser. */
  static async open(
    driver: string,
    alwaysMatch: Readonly<Record<string, unknown>>,
  ): Promise<WebDriverSession> {
    await answers(driver);
    const { sessionId, capabilities } = await call<NewSession>('POST', `${driver}/session`, {
      capabilities: { alwaysMatch },
    });
    return new WebDriverSession(`${driver}/session/${sessionId}`, capabilities.browserVersion);
  }

  post<Result>(command: string, body: object = {}): Promise<Result> {
    return call('POST', this.#address + command, body);
  }

  async close(): Promise<void> {
    await call('DELETE', this.#address);
  }
}

async function answers(driver: string): Promise<void> {
  const until = Date.now() + commandTimeoutMs;
  for (;;) {
    try {
      await call('GET', `${driver}/status`);
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await wait(50);
    }
  }
}

/** Rejects with the driver's message, or when it does not answer in time. */
async function call<Result>(method: string, address: string, body?: object): Promise<Result> {
  const response = await fetch(address, {
    method,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(commandTimeoutMs),
  });
  const { value } = await response.json();
  if (response.ok) return value;
  throw new Error(`${method} ${new URL(address).pathname}: ${value.error}: ${value.message}`);
}
