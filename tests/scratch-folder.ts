import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of all workers, until the tests end: a worker is killed, and cannot remove what it made. */
    scratchFolder: string;
  }
}

/** Makes a folder for what several files of tests use; returns what removes it. */
export default function makeScratchFolder({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  provide('scratchFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
