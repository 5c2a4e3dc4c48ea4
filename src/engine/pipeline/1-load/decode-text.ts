import { isUtf8 } from 'node:buffer';
import type { ContentDiagnostic } from '../../diagnostics/diagnostic.ts';
import { decodeForeign } from './decode-foreign.ts';
import { type SourceFile, textOf } from './source-document.ts';

export interface DecodedBytes extends Pick<SourceFile, 'bytes' | 'isDamaged'> {
  problems: ContentDiagnostic[];
}

const byteOrderMark = Buffer.of(0xef, 0xbb, 0xbf);
const lostLetter = '\ufffd';
const fixIt = 'Draai npm run check -- --fix: dat zet het bestand om en houdt elke letter.';

/** Gives a file as UTF-8 without byte order mark; reports such a mark and another encoding. */
export function decodeBytes(read: Uint8Array): DecodedBytes {
  const bytes = Buffer.from(read.buffer, read.byteOffset, read.byteLength);
  const readable = isUtf8(bytes) && !bytes.includes(0);
  if (!readable && isOfOtherProgram(bytes))
    return { bytes: new Uint8Array(), isDamaged: true, problems: [ofOtherProgram] };
  const foreign = readable ? undefined : decodeForeign(bytes);
  if (foreign !== undefined) {
    const { text, ...program } = foreign;
    return { bytes: Buffer.from(text), problems: [otherEncoding(text, program)] };
  }
  const marked = bytes.subarray(0, byteOrderMark.length).equals(byteOrderMark);
  const unmarked = marked ? read.subarray(byteOrderMark.length) : read;
  const marks = marked ? [leadingMark] : [];
  if (!readable)
    return {
      bytes: unmarked,
      isDamaged: true,
      problems: [...marks, unknownEncoding(textOf({ bytes: unmarked }))],
    };
  return { bytes: unmarked, problems: marks };
}

/** How documents of Word and others, pdf's and pictures begin. */
const signatures = ['PK\x03\x04', '\xd0\xcf\x11\xe0', '%PDF', '\x89PNG', '\xff\xd8\xff', 'GIF8', 'RIFF'];

function isOfOtherProgram(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 4).toString('latin1');
  return signatures.some((signature) => start.startsWith(signature));
}

const ofOtherProgram: ContentDiagnostic = {
  rule: 'unreadable',
  severity: 'error',
  place: { start: 0, end: 0 },
  message: 'Dit is geen tekst maar een bestand van een ander programma, zoals Word.',
  hint: 'Maak de pagina met npm run new-page en plak je tekst daarin. Een afbeelding hoort in de map public/images naast je pagina’s, een pdf in public/documenten.',
};

const leadingMark: ContentDiagnostic = {
  rule: 'byte-order-mark',
  severity: 'error',
  place: { start: 0, end: 0 },
  message: 'Vóór het eerste teken staat een onzichtbare "byte order mark" (U+FEFF).',
  hint: `${fixIt} Of kies in VS Code rechtsonder "UTF-8 with BOM", dan "Opslaan met codering" en "UTF-8".`,
  // Already removed from the bytes: writing the text is the fix.
  replacement: '',
};

function otherEncoding(
  text: string,
  { called, inEditor }: { called: string; inEditor: string },
): ContentDiagnostic {
  const start = Math.max(0, text.search(/\P{ASCII}/u));
  const place = { start, end: start + 1 };
  return {
    rule: 'encoding',
    severity: 'error',
    place,
    message: `Het bestand is opgeslagen als ${called}, en dat moet UTF-8 zijn.`,
    hint: `${fixIt} Sla het niet eerst op in VS Code: dan raken letters als é kwijt. Doe je het daar zelf, kies dan rechtsonder de codering, "Heropenen met codering", "${inEditor}", en pas daarna "Opslaan met codering" en "UTF-8".`,
    // The text is decoded already: writing it is the fix.
    replacement: text.slice(place.start, place.end),
  };
}

function unknownEncoding(text: string): ContentDiagnostic {
  const bad = [lostLetter, '\0'].map((character) => text.indexOf(character)).filter((at) => at >= 0);
  const start = bad.length > 0 ? Math.min(...bad) : 0;
  return {
    rule: 'encoding',
    severity: 'error',
    place: { start, end: Math.min(start + 1, text.length) },
    message: 'Het bestand is niet opgeslagen als UTF-8: hier staat een onleesbaar teken.',
    hint: 'Kies in VS Code rechtsonder de codering, dan "Heropenen met codering" en de codering waarmee je alle letters goed ziet. Kies daarna "Opslaan met codering" en "UTF-8".',
  };
}
