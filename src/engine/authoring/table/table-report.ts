import { severityWords } from '../../../shared/authors/severity-words.ts';
import { counted } from '../../../shared/text/counted.ts';
import type { PlannedImport } from './import-pages.ts';
import type { TableMessage } from './table-message.ts';

const names: Record<TableMessage['severity'], string> = {
  ...severityWords,
  change: 'verandering',
};

/** A line for each message, and what happened in the end. */
export function tableReport(
  { changed, messages }: PlannedImport,
  { file, isDry }: { file: string; isDry: boolean },
): string {
  const lines = messages.map(({ line, column, severity, message }) => {
    const place = column === undefined ? `regel ${line}` : `regel ${line}, kolom ${column}`;
    return `${place}: ${names[severity]}: ${message}`;
  });
  const errors = messages.filter(({ severity }) => severity === 'error').length;
  const pages = counted(changed.length, 'pagina', "pagina's");
  const closing =
    errors > 0
      ? `Er is niets veranderd: ${counted(errors, 'fout', 'fouten')} in ${file}.`
      : changed.length === 0
        ? 'In de tabel staat niets anders dan op de pagina’s.'
        : isDry
          ? `Er is nog niets veranderd. Zonder --dry-run ${changed.length === 1 ? 'verandert' : 'veranderen'} ${pages}.`
          : `${pages} veranderd.`;
  return [...lines, closing].join('\n');
}
