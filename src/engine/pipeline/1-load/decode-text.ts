import { isUtf8 } from 'node:buffer';
import type { ContentDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { SourceFile } from './source-document.ts';

export interface DecodedText extends Pick<SourceFile, 'text' | 'isDamaged'> {
  problems: ContentDiagnostic[];
}

const saveAsUtf8 = 'Kies in VS Code rechtsonder de codering, dan "Opslaan met codering" en "UTF-8".';

/** Decodes UTF-8; reports a byte order mark and other encodings. */
export function decodeText(bytes: Buffer): DecodedText {
  const decoded = bytes.toString('utf8');
  const marked = decoded.charCodeAt(0) === 0xfeff;
  const text = marked ? decoded.slice(1) : decoded;
  const problems: ContentDiagnostic[] = [];
  if (marked)
    problems.push({
      rule: 'byte-order-mark',
      severity: 'error',
      place: { start: 0, end: 0 },
      message: 'Vóór het eerste teken staat een onzichtbare "byte order mark" (U+FEFF).',
      hint: saveAsUtf8,
      // Already removed from `text`: writing that is the fix.
      replacement: '',
    });
  const readable = isUtf8(bytes) && !bytes.includes(0);
  if (!readable) {
    const bad = ['\ufffd', '\u0000'].map((character) => text.indexOf(character)).filter((at) => at >= 0);
    const start = bad.length > 0 ? Math.min(...bad) : 0;
    problems.push({
      rule: 'encoding',
      severity: 'error',
      place: { start, end: Math.min(start + 1, text.length) },
      message: 'Het bestand is niet opgeslagen als UTF-8: hier staat een onleesbaar teken.',
      hint: saveAsUtf8,
    });
  }
  return { text, ...(readable ? {} : { isDamaged: true }), problems };
}
