/** The table `post` in the form that holds no names of glyphs. */
export function postTable(table: Buffer): Buffer {
  const short = Buffer.from(table.subarray(0, 32));
  short.writeUInt32BE(0x0003_0000, 0);
  return short;
}

/** Who made the font, and where its licence is; the licence wants both to stay. */
const keptNames: ReadonlySet<number> = new Set([0, 14]);

/** The table `name` with only the names that have to stay. */
export function nameTable(table: Buffer): Buffer {
  const texts = table.readUInt16BE(4);
  const kept = Array.from({ length: table.readUInt16BE(2) }, (_, index) =>
    Buffer.from(table.subarray(6 + index * 12, 18 + index * 12)),
  ).filter((record) => keptNames.has(record.readUInt16BE(6)));
  const strings: Buffer[] = [];
  let offset = 0;
  for (const record of kept) {
    const start = texts + record.readUInt16BE(10);
    strings.push(table.subarray(start, start + record.readUInt16BE(8)));
    record.writeUInt16BE(offset, 10);
    offset += record.readUInt16BE(8);
  }
  const head = Buffer.alloc(6);
  head.writeUInt16BE(kept.length, 2);
  head.writeUInt16BE(6 + kept.length * 12, 4);
  return Buffer.concat([head, ...kept, ...strings]);
}
