import { CouldNotRunError } from '../../shared/could-not-run-error.ts';
import { isWhole, type SourceDocument } from '../pipeline/1-load/source-document.ts';

/**
 * Makes sure, before what a page says is written elsewhere, that it is JSON of which no letter was lost in reading.
 * @throws CouldNotRunError with the way out
 */
export function requireWhole(page: Pick<SourceDocument, 'value' | 'isDamaged'>): void {
  if (isWhole(page)) return;
  throw new CouldNotRunError(
    'Niet elke letter van deze pagina is te lezen. Los eerst op wat de controle daarover meldt.',
  );
}
