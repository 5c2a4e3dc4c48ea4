import { CouldNotRunError } from '../../shared/could-not-run-error.ts';

/** The schemas cannot be used; `message` is English, for who writes them. */
export class BrokenSchemasError extends CouldNotRunError {
  override name = 'BrokenSchemasError';
}
