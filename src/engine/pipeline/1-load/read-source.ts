import { readFileSync } from 'node:fs';
import type { ContentDiagnostic } from '../../diagnostics/diagnostic.ts';
import { type DecodedBytes, decodeBytes } from './decode-text.ts';

/** In bytes. */
export const maxFileSize = 1_000_000;

const atStart = { severity: 'error', place: { start: 0, end: 0 } } as const;

/** What to do about a file that cannot be opened. */
export const lookAtFile = 'Kijk of het bestand bestaat en of je het mag openen.';

const unreadable: ContentDiagnostic = {
  ...atStart,
  rule: 'unreadable',
  message: 'Het bestand kan niet worden gelezen.',
  hint: lookAtFile,
};

const tooLarge: ContentDiagnostic = {
  ...atStart,
  rule: 'file-size',
  message: `Het bestand is groter dan ${maxFileSize / 1_000_000} MB, en dat is te groot voor een pagina.`,
  hint: 'Verdeel de inhoud over meer pagina’s. Staat er een afbeelding in, bewaar die dan als bestand in de map public/images naast je pagina’s.',
};

/** Reads one file; failures become problems. Synchronous, which is faster for thousands of small files. */
export function readSource(absoluteFile: string): DecodedBytes {
  try {
    const bytes = readFileSync(absoluteFile);
    return bytes.length > maxFileSize ? notReadFor(tooLarge) : decodeBytes(bytes);
  } catch {
    return notReadFor(unreadable);
  }
}

function notReadFor(problem: ContentDiagnostic): DecodedBytes {
  return { bytes: new Uint8Array(), isDamaged: true, problems: [problem] };
}
