import { Worker } from 'node:worker_threads';
import type { ResolvedSite } from '../../../shared/page/page.ts';
import type { App } from '../../bundle/build-app.ts';
import type { DocumentFrame } from './document.ts';

export interface RenderSettings extends Pick<App, 'rendererAddress'> {
  site: ResolvedSite;
  frame: DocumentFrame;
}

/** Both as JSON, which is faster to post than objects. */
export interface DocumentOrder {
  page: string;
  structuredData: string;
}

export type DocumentResult = { html: Uint8Array } | { error: unknown };

interface Waiting {
  resolve: (html: Uint8Array) => void;
  reject: (reason: unknown) => void;
}

/** Renders documents in a worker thread, started lazily. */
export class RenderThread {
  readonly #file: string;
  readonly #settings: RenderSettings;
  /** FIFO: the worker answers in order. */
  readonly #waiting: Waiting[] = [];
  #worker: Worker | undefined;
  /** The fatal error, if any. */
  #failure: unknown;

  constructor(
    { renderWorker, rendererAddress }: Pick<App, 'renderWorker' | 'rendererAddress'>,
    common: Pick<RenderSettings, 'site' | 'frame'>,
  ) {
    this.#file = renderWorker;
    this.#settings = { ...common, rendererAddress };
  }

  /** Renders a document. Rejects with the render error; later documents may succeed. */
  async document(order: DocumentOrder): Promise<Uint8Array> {
    if (this.#failure !== undefined) throw this.#failure;
    this.#worker ??= this.#start();
    this.#worker.postMessage(order);
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  #start(): Worker {
    // Without this process's loader: the worker is plain script and starts faster.
    const worker = new Worker(this.#file, { workerData: this.#settings, execArgv: [] });
    worker.on('message', (result: DocumentResult) => {
      const waiting = this.#waiting.shift();
      if ('html' in result) waiting?.resolve(result.html);
      else waiting?.reject(result.error);
    });
    worker.on('error', (error) => {
      this.#failure = error;
    });
    worker.on('exit', () => {
      this.#failure ??= new Error('The thread that renders has ended.');
      for (const { reject } of this.#waiting.splice(0)) reject(this.#failure);
    });
    return worker;
  }

  /** Ends the thread and rejects pending documents. */
  async close(): Promise<void> {
    await this.#worker?.terminate();
  }
}
