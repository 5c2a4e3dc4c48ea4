import { plain1252, typedBeyondLatin1 } from '../../text/windows-1252.ts';

/** A text in another encoding than UTF-8, decoded without loss. */
interface ForeignText {
  text: string;
  /** In messages: `Windows-1252`. */
  called: string;
  /** What VS Code calls it. */
  inEditor: string;
}

const utf16Names = { 'utf-16le': 'UTF-16 LE', 'utf-16be': 'UTF-16 BE' } as const;

/** Decodes UTF-16 or Windows-1252; undefined when neither gives a readable text. */
export function decodeForeign(bytes: Buffer): ForeignText | undefined {
  const utf16 = utf16Of(bytes);
  if (utf16 === undefined) return bytes.includes(0) ? undefined : windows1252(bytes);
  const text = decoded(bytes, utf16);
  return text === undefined ? undefined : { text, called: 'UTF-16', inEditor: utf16Names[utf16] };
}

/** By its byte order mark, else by where the zeros of plain letters stand. */
function utf16Of(bytes: Buffer): keyof typeof utf16Names | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes.length % 2 !== 0 || bytes.length < 2) return undefined;
  if (bytes[1] === 0 && bytes[0] !== 0) return 'utf-16le';
  return bytes[0] === 0 && bytes[1] !== 0 ? 'utf-16be' : undefined;
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** What Dutch authors type; another sign betrays another encoding, such as that of an old Mac. */
const likely = new RegExp(String.raw`^[\p{ASCII}\u00a0-\u00ff${typedBeyondLatin1}]*$`, 'u');
const utf8Letter = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/g;

/** Also a file of which only some letters are in UTF-8: those stay what they are. */
function windows1252(bytes: Buffer): ForeignText | undefined {
  const raw = bytes.toString('latin1');
  let text = '';
  let position = 0;
  for (const { 0: letter, index } of raw.matchAll(utf8Letter)) {
    text += plain1252(raw.slice(position, index)) + Buffer.from(letter, 'latin1').toString('utf8');
    position = index + letter.length;
  }
  text += plain1252(raw.slice(position));
  const isLikely = likely.test(plain1252(raw.replace(utf8Letter, '')));
  return isLikely ? { text, called: 'Windows-1252', inEditor: 'Western (Windows 1252)' } : undefined;
}
