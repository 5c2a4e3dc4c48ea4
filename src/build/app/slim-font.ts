import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { nameTable, postTable } from './font-tables.ts';

/** One table of a font as its directory and its data hold it. */
interface FontTable {
  tag: string;
  /** Its entry in the directory, as written. */
  entry: Buffer;
  data: Buffer;
  /** Its length outside WOFF2, in bytes. */
  length: number;
}

/**
 * The same WOFF2 font without what no browser reads when it draws: the names of glyphs, of styles and of axes.
 * Letters, kerning and weights stay byte for byte, and so does who made the font and under which licence.
 */
export function slimFont(font: Buffer): Buffer {
  const tables = readTables(font).flatMap((table): FontTable[] => {
    if (table.tag === 'STAT') return [];
    if (table.tag === 'post') return [rewritten(table, postTable(table.data))];
    if (table.tag === 'name') return [rewritten(table, nameTable(table.data))];
    return [table];
  });
  const directory = Buffer.concat(tables.map(({ entry }) => entry));
  const compressed = compress(Buffer.concat(tables.map(({ data }) => data)));
  const header = Buffer.from(font.subarray(0, headerLength));
  const length = headerLength + directory.length + compressed.length;
  const padding = -length & 3;
  header.writeUInt32BE(length + padding, 8);
  header.writeUInt16BE(tables.length, 12);
  header.writeUInt32BE(plainLength(tables), 16);
  header.writeUInt32BE(compressed.length, 20);
  return Buffer.concat([header, directory, compressed, Buffer.alloc(padding)]);
}

const headerLength = 48;

function readTables(font: Buffer): FontTable[] {
  if (font.toString('latin1', 0, 4) !== 'wOF2') throw new Error('This font is not in WOFF2.');
  let place = headerLength;
  const readLength = (): number => {
    let value = 0;
    for (;;) {
      const byte = font.readUInt8(place);
      place += 1;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const entries = Array.from({ length: font.readUInt16BE(12) }, () => {
    const start = place;
    const flags = font.readUInt8(place);
    place += 1;
    const index = flags & 63;
    if (index === ownTag) place += 4;
    const tag = index === ownTag ? font.toString('latin1', place - 4, place) : (knownTags.get(index) ?? '');
    const length = readLength();
    const isTransformed = index === 10 || index === 11 ? flags >> 6 === 0 : flags >> 6 !== 0;
    const stored = isTransformed ? readLength() : length;
    return { tag, length, stored, entry: font.subarray(start, place) };
  });
  const data = brotliDecompressSync(font.subarray(place, place + font.readUInt32BE(20)));
  let offset = 0;
  return entries.map(({ tag, length, stored, entry }) => {
    offset += stored;
    return { tag, length, entry, data: data.subarray(offset - stored, offset) };
  });
}

/** The tables that WOFF2 knows by number and that are looked at here; `glyf` is 10 and `loca` 11. */
const knownTags = new Map([
  [5, 'name'],
  [7, 'post'],
]);

/** Instead of a number: the tag itself follows. */
const ownTag = 63;

function rewritten({ tag, entry }: FontTable, data: Buffer): FontTable {
  const length = data.length;
  const digits = length < 128 ? [length] : [(length >> 7) | 128, length & 127];
  return { tag, data, length, entry: Buffer.from([entry.readUInt8(0), ...digits]) };
}

function plainLength(tables: readonly FontTable[]): number {
  return tables.reduce((sum, { length }) => sum + 16 + ((length + 3) & ~3), 12);
}

function compress(data: Buffer): Buffer {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_MODE, BROTLI_MODE_FONT } = constants;
  return brotliCompressSync(data, {
    params: {
      [BROTLI_PARAM_QUALITY]: 11,
      [BROTLI_PARAM_LGWIN]: 22,
      [BROTLI_PARAM_MODE]: BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });
}
