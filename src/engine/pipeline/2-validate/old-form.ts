import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { OutdatedBlock } from '../../schema/migration/migrate-document.ts';
import { placeInWords } from './place-in-words.ts';
import type { ValidatedDocument } from './schema-finding.ts';

/** A block in an outdated form. */
export function oldForm(
  { pointer, change }: OutdatedBlock,
  file: string,
  document: ValidatedDocument,
): Diagnostic {
  return {
    rule: 'old-form',
    severity: 'error',
    file,
    place: { pointer },
    message: `Dit blok heeft een oude vorm: ${change}.`,
    where: placeInWords(document, pointer),
    hint: 'Draai npm run migrate-pages; dat zet alle pagina’s om en laat de rest staan.',
  };
}
