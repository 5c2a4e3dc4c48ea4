import { CouldNotRunError } from '../../shared/could-not-run-error.ts';

/** The schemas cannot be used; `message` is English, for the developers who write them. */
export class BrokenSchemasError extends CouldNotRunError {
  override name = 'BrokenSchemasError';
}
