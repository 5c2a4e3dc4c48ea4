import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';

/** The error when a concurrent build wrote the folder. */
export function concurrentBuildError(out: string): CouldNotRunError {
  return new CouldNotRunError(`Een andere build heeft intussen ${out} geschreven. Bouw opnieuw.`);
}
