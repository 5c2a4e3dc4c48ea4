import { once } from 'node:events';
import {
  request as ask,
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '../../src/server/listen.ts';
import { type SiteUnderTest, type Version, visitorHeader } from './site-under-test.ts';

/** What happens to a request with this path. */
interface Trouble {
  path: RegExp;
  /** `drop`: it never reaches the server; `lose`: it does, and its answer is lost. */
  kind: 'drop' | 'lose' | 'pass';
  /** What it waits for first. */
  until?: Promise<void>;
}

/** Lighthouse's 'Slow 3G'. */
const slow3G = { latencyMs: 400, bytesPerSecond: 50_000 };

const policyReports = '/_policy-report';
const listener = '/_listener.js';
const consolePath = '/_said';

/** Passes console messages on to the network log: WebKit shows them to people only. */
const listenerScript = `
const say = (...parts) => navigator.sendBeacon('${consolePath}', parts.join(' '));
for (const level of ['log', 'info', 'warn', 'error']) console[level] = (...parts) => say(level + ':', ...parts);
addEventListener('error', ({ message }) => say('error:', message));
addEventListener('unhandledrejection', ({ reason }) => say('error:', reason));
`;

/** In the browser of this worker. */
const addressesOfOthers = new Set<string>();

/** The network between one visitor and the site: a server that passes requests on, until a fault is set. */
export class Network {
  /** What the site's policy refused, and what the console said while it was listened to. */
  readonly complaints: string[] = [];
  /** Of the site for this visitor, without a slash at its end; no other visitor has the same. */
  address = '';
  isSlow = false;
  isListening = false;
  /** Of the site, that requests are passed on to. */
  version: Version = 'present';
  readonly #server = createServer((request, response) => {
    this.#pass(request, response).catch(() => response.destroy());
  });
  #troubles: Trouble[] = [];
  #queued = Promise.resolve();
  readonly #site: SiteUnderTest;
  readonly #visitor: string;

  /** `visitor` is an IP address. */
  constructor(site: SiteUnderTest, visitor: string) {
    this.#site = site;
    this.#visitor = visitor;
  }

  /** On a port that no visitor had: to the browser another's cache and storage would be this one's. */
  async open(): Promise<void> {
    this.address = await listen(this.#server, { port: 0, host: '127.0.0.1' });
    if (!addressesOfOthers.has(this.address)) {
      addressesOfOthers.add(this.address);
      return;
    }
    this.#server.close();
    await once(this.#server, 'close');
    await this.open();
  }

  /** From now on no request with this path arrives. */
  cut(path = /^/): void {
    this.#troubles.unshift({ path, kind: 'drop' });
    this.#server.closeIdleConnections();
  }

  /** From now on requests arrive, and nothing of their answers. */
  loseAnswers(path: RegExp): void {
    this.#troubles.unshift({ path, kind: 'lose' });
  }

  /** From now on requests wait until the function it gives is called. */
  hold(path: RegExp): () => void {
    let release = (): void => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.#troubles.unshift({ path, kind: 'pass', until });
    return release;
  }

  /** From now on all is well. */
  restore(): void {
    this.#troubles = [];
    this.isSlow = false;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/', method, headers } = request;
    if (url === policyReports || url === consolePath) {
      this.complaints.push(await text(request));
      response.writeHead(204).end();
      return;
    }
    if (url === listener) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(listenerScript);
      return;
    }
    const trouble = this.#troubles.find(({ path }) => path.test(url));
    await trouble?.until;
    if (trouble?.kind === 'drop') {
      response.destroy();
      return;
    }
    if (this.isSlow) await wait(slow3G.latencyMs);
    const outgoing = ask(this.#site.addresses[this.version] + url, {
      method,
      headers: {
        ...headers,
        ...(this.isListening ? { 'accept-encoding': 'identity' } : {}),
        [visitorHeader]: this.#visitor,
      },
      agent: false,
    });
    request.pipe(outgoing);
    const [answer]: IncomingMessage[] = await once(outgoing, 'response');
    if (answer === undefined || trouble?.kind === 'lose') {
      answer?.resume();
      response.destroy();
      return;
    }
    await this.#answer(answer, response);
  }

  async #answer(answer: IncomingMessage, response: ServerResponse): Promise<void> {
    const headers: OutgoingHttpHeaders = { ...answer.headers };
    const policy = answer.headers['content-security-policy'];
    if (policy) headers['content-security-policy'] = `${policy}; report-uri ${policyReports}`;
    delete headers.connection;
    if (this.isListening && answer.headers['content-type']?.startsWith('text/html')) {
      const page = await text(answer);
      delete headers['content-length'];
      response.writeHead(answer.statusCode ?? 502, headers);
      response.end(page.replace('<head>', `<head><script src="${listener}"></script>`));
      return;
    }
    response.writeHead(answer.statusCode ?? 502, headers);
    for await (const piece of answer) {
      if (this.isSlow) await this.#queue(piece.length);
      response.write(piece);
    }
    response.end();
  }

  /** Waits until so many bytes have come through, after those before them. */
  #queue(bytes: number): Promise<void> {
    this.#queued = this.#queued.then(() => wait((bytes / slow3G.bytesPerSecond) * 1000));
    return this.#queued;
  }
}
