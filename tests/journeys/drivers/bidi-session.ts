import { once } from 'node:events';
import { WebSocket } from 'ws';
import { commandTimeoutMs } from './driver.ts';

type Parameters = Readonly<Record<string, unknown>>;

/** What the browser answers to a command; the result is as its caller knows it. */
interface Answer {
  type: 'success' | 'error';
  result: never;
  error: string;
  message: string;
}

/** What the console says. */
interface LogEntry {
  level: string;
  text: string | null;
}

/** A session of WebDriver BiDi: https://w3c.github.io/webdriver-bidi/ */
export class BidiSession {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #lastId = 0;

  private constructor(socket: WebSocket, onLog: (entry: LogEntry) => void) {
    this.#socket = socket;
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      if (message.method === 'log.entryAdded') onLog(message.params);
      else this.#waiting.get(message.id)?.(message);
    });
  }

  static async connect(address: string, onLog: (entry: LogEntry) => void): Promise<BidiSession> {
    const socket = new WebSocket(`${address}/session`, { handshakeTimeout: commandTimeoutMs });
    await once(socket, 'open');
    return new BidiSession(socket, onLog);
  }

  /** Rejects with the browser's message, or when it does not answer in time. */
  call<Result>(method: string, params: Parameters = {}): Promise<Result> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`Firefox did not answer ${method} within ${commandTimeoutMs / 1000} s.`)),
        commandTimeoutMs,
      );
      this.#waiting.set(id, ({ type, result, error, message }) => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        if (type === 'success') resolve(result);
        else reject(new Error(`${method}: ${error}: ${message}`));
      });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close(): void {
    this.#socket.terminate();
  }
}
