import { isUtf8 } from 'node:buffer';
import type { ContentDiagnostic } from '../../diagnostics/diagnostic.ts';
import { type SourceFile, textOf } from './source-document.ts';

export interface DecodedBytes extends Pick<SourceFile, 'bytes' | 'isDamaged'> {
  problems: ContentDiagnostic[];
}

const saveAsUtf8 = 'Kies in VS Code rechtsonder de codering, dan "Opslaan met codering" en "UTF-8".';

const byteOrderMark = [0xef, 0xbb, 0xbf];

const leadingMark: ContentDiagnostic = {
  rule: 'byte-order-mark',
  severity: 'error',
  place: { start: 0, end: 0 },
  message: 'Vóór het eerste teken staat een onzichtbare "byte order mark" (U+FEFF).',
  hint: saveAsUtf8,
  // Already removed from the bytes: writing the text is the fix.
  replacement: '',
};

/** Strips a byte order mark and reports it, as other encodings than UTF-8. */
export function decodeBytes(bytes: Uint8Array): DecodedBytes {
  const readable = isUtf8(bytes) && !bytes.includes(0);
  const marked = byteOrderMark.every((byte, at) => bytes[at] === byte);
  if (readable && !marked) return { bytes, problems: [] };
  const unmarked = marked ? bytes.subarray(byteOrderMark.length) : bytes;
  const problems = [
    ...(marked ? [leadingMark] : []),
    ...(readable ? [] : [wrongEncoding(textOf({ bytes: unmarked }))]),
  ];
  return { bytes: unmarked, ...(readable ? {} : { isDamaged: true }), problems };
}

function wrongEncoding(text: string): ContentDiagnostic {
  const bad = ['\ufffd', '\u0000'].map((character) => text.indexOf(character)).filter((at) => at >= 0);
  const start = bad.length > 0 ? Math.min(...bad) : 0;
  return {
    rule: 'encoding',
    severity: 'error',
    place: { start, end: Math.min(start + 1, text.length) },
    message: 'Het bestand is niet opgeslagen als UTF-8: hier staat een onleesbaar teken.',
    hint: saveAsUtf8,
  };
}
