import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { TextDiagnostic } from './parse-json.ts';
import { largestFile } from './read-bytes.ts';

export interface DecodedText {
  /** Without byte order mark. */
  text: string;
  /** False when the bytes are another encoding, so that what is wrong in the text says little. */
  readable: boolean;
  problems: TextDiagnostic[];
}

const saveAsUtf8 = 'Kies in VS Code rechtsonder de codering, dan "Opslaan met codering" en "UTF-8".';

/** Decodes the bytes of a file as UTF-8; reports a byte order mark and every other encoding. */
export function decodeText(bytes: Buffer): DecodedText {
  const decoded = bytes.toString('utf8');
  const marked = decoded.charCodeAt(0) === 0xfeff;
  const text = marked ? decoded.slice(1) : decoded;
  const problems: TextDiagnostic[] = [];
  if (marked)
    problems.push({
      rule: 'byte-order-mark',
      severity: 'error',
      place: { start: 0, end: 0 },
      message: 'Vóór het eerste teken staat een onzichtbare "byte order mark" (U+FEFF).',
      hint: saveAsUtf8,
      // The text is without it already: writing it is enough.
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
  return { text, readable, problems };
}

/** The text of a file that is small, readable, UTF-8 and without byte order mark; undefined for any other. */
export function plainText(absoluteFile: string): string | undefined {
  try {
    const text = readFileSync(absoluteFile, 'utf8');
    // A character is three bytes at most, so short texts need no counting.
    const isSmall = text.length * 3 <= largestFile || Buffer.byteLength(text) <= largestFile;
    return isSmall && text.charCodeAt(0) !== 0xfeff && !text.includes('\ufffd') ? text : undefined;
  } catch {
    return undefined;
  }
}
