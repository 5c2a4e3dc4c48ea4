import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The usual order, but files that need no document before those that do: Vitest ends a worker, with all that it has
 * imported, when the next file asks for another environment.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [false, true].flatMap((wanted) => sorted.filter((file) => needsDocument(file) === wanted));
  }
}

/** Asked for in a comment, wherever that stands. */
function needsDocument({ moduleId }: TestSpecification): boolean {
  return readFileSync(moduleId, 'utf8').includes('@vitest-environment ');
}
