import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';

/** What to tell when another build wrote the folder while this one was under way. */
export function concurrentBuildError(out: string): CouldNotRunError {
  return new CouldNotRunError(`Een andere build heeft intussen ${out} geschreven. Bouw opnieuw.`);
}
