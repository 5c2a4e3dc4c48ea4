import type { Progress } from '../../src/engine/progress.ts';

/** Progress that says nothing. */
export const silentProgress: Progress = { step() {}, count: () => ({ next() {} }), clear() {}, done() {} };
