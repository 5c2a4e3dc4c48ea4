import { Worker } from 'node:worker_threads';
import type { ResolvedSite } from '../../../shared/page.ts';
import type { DocumentFrame } from './document.ts';

/** The built code that renders. */
export interface RenderModules {
  /** The file of `render-worker.ts`. */
  renderWorker: string;
  /** Address of the module that exports the `renderer`. */
  rendererAddress: string;
}

/** What all documents have in common. */
export interface RenderSettings {
  /** Address of the module that exports the `renderer`. */
  rendererAddress: string;
  site: ResolvedSite;
  frame: DocumentFrame;
}

/** A document to make; both as JSON, which threads hand over faster than objects. */
export interface DocumentOrder {
  page: string;
  structuredData: string;
}

/** The document as bytes, or what was thrown while making it. */
export type DocumentResult = { html: Uint8Array } | { error: unknown };

interface Waiting {
  resolve: (html: Uint8Array) => void;
  reject: (reason: unknown) => void;
}

/** Makes documents in a second thread, while this one reads and writes files. It starts at the first document. */
export class RenderThread {
  readonly #file: string;
  readonly #settings: RenderSettings;
  /** Who waits for a document, in the order of asking, in which the thread answers. */
  readonly #waiting: Waiting[] = [];
  #worker: Worker | undefined;
  /** Why there will be no more documents. */
  #failure: unknown;

  constructor(
    { renderWorker, rendererAddress }: RenderModules,
    common: Pick<RenderSettings, 'site' | 'frame'>,
  ) {
    this.#file = renderWorker;
    this.#settings = { ...common, rendererAddress };
  }

  /** Rejects with what was thrown while rendering; the next document may go well. */
  async document(order: DocumentOrder): Promise<Uint8Array> {
    if (this.#failure !== undefined) throw this.#failure;
    this.#worker ??= this.#start();
    this.#worker.postMessage(order);
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  #start(): Worker {
    // Without the loader of this process, which plain script does not need and which is slow to start.
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

  /** Ends the thread; whoever still waits is told. */
  async close(): Promise<void> {
    await this.#worker?.terminate();
  }
}
