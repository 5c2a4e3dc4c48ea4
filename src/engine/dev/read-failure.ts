import { CouldNotRunError } from '../../shared/could-not-run-error.ts';
import { errorCode } from '../../shared/error-code.ts';
import { shownPath } from '../pipeline/1-load/shown-path.ts';
import { BrokenSchemasError } from '../schema/broken-schemas-error.ts';

/** Why the site could not be read, in Dutch with the way out; undefined for a bug of our own. */
export function readFailure(error: unknown): string | undefined {
  if (error instanceof BrokenSchemasError)
    return `In de map schemas klopt iets niet. Zet terug wat daar veranderd is, of vraag het wie de site bouwt. Dit is er mis: ${error.message}`;
  if (error instanceof CouldNotRunError) return error.message;
  if (!(error instanceof Error && 'path' in error && typeof error.path === 'string')) return undefined;
  return `Met ${shownPath(error.path)} gaat iets mis (${errorCode(error)}). Kijk of het er nog is, of je het mag lezen en veranderen en of er op de schijf nog ruimte is. Bewaar daarna een pagina: dan wordt de site opnieuw gelezen.`;
}
