import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';

/** The error when a concurrent build wrote the folder. */
export class ConcurrentBuildError extends CouldNotRunError {
  constructor(out: string) {
    super(`Een andere build heeft intussen ${out} geschreven. Bouw opnieuw.`);
  }
}
