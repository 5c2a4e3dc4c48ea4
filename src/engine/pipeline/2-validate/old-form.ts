import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { OutdatedBlock } from '../../schema/migration/migrate-document.ts';
import { placeInWords } from './place-in-words.ts';
import type { Subject } from './schema-finding.ts';

/** A block in an outdated form. */
export function oldForm({ pointer, change }: OutdatedBlock, file: string, subject: Subject): Diagnostic {
  const words = placeInWords(subject, pointer);
  return {
    rule: 'old-form',
    severity: 'error',
    file,
    place: { pointer },
    message: `Dit blok heeft een oude vorm: ${change}.${words === '' ? '' : ` [${words}]`}`,
    hint: 'Draai npm run migrate-pages; dat zet alle pagina’s om en laat de rest staan.',
  };
}
