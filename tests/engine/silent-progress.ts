import type { Progress } from '../../src/engine/pipeline/progress.ts';

/** Progress that says nothing. */
export const silentProgress: Progress = { step() {}, count: () => ({ next() {} }), clear() {}, done() {} };
