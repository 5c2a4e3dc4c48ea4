import type { EditorEngine, EngineAnswer, EngineQuestion } from '../../../shared/authors/editor.ts';

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** Starts the engine in a worker. */
export function startEngine(): EditorEngine {
  const worker = new Worker(new URL('../../../engine/editing/worker.ts', import.meta.url), {
    type: 'module',
  });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let isBroken = false;
  worker.addEventListener('message', ({ data }: MessageEvent<EngineAnswer>) => {
    const question = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.failure === undefined) question?.resolve(data.result);
    else question?.reject(new Error(data.failure));
  });

  // The worker could not be loaded, or is out of memory.
  worker.addEventListener('error', ({ message }) => {
    isBroken = true;
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  });

  function ask<Result>(question: Pick<EngineQuestion, 'name' | 'parameters'>): Promise<Result> {
    last += 1;
    const id = last;
    return new Promise((resolve, reject) => {
      if (isBroken) return reject(new Error('The engine has stopped.'));
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, ...question });
    });
  }

  return {
    start: () => ask({ name: 'start', parameters: [] }),
    edit: (...parameters) => ask({ name: 'edit', parameters }),
    fix: (...parameters) => ask({ name: 'fix', parameters }),
    check: (...parameters) => ask({ name: 'check', parameters }),
    prepare: (...parameters) => ask({ name: 'prepare', parameters }),
  };
}
