const lineEnd = 0x0a;
const slash = 0x2f;
const tab = 0x09;
/** A power of two, over twice the number of stems. */
const tableSize = 2 ** 19;

/** Finds the flags of a stem in the bytes of a Hunspell word list; indexes them once, without a string per stem. */
export class StemIndex {
  readonly #bytes: Uint8Array;
  readonly #starts = new Int32Array(tableSize).fill(-1);
  readonly #encoder = new TextEncoder();

  /** @param bytes of a `.dic` file in UTF-8: a count, then `stem/flags` a line */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    let start = bytes.indexOf(lineEnd) + 1;
    while (start > 0 && start < bytes.length) {
      const end = this.#endOf(start);
      this.#place(start, end);
      start = bytes.indexOf(lineEnd, end) + 1;
    }
  }

  /** The flags of each entry of a stem, two letters a flag: `ZaYa`; empty when it is no stem. */
  flagsOf(stem: string): string[] {
    const wanted = this.#encoder.encode(stem);
    const found: string[] = [];
    let slot = hashOf(wanted, 0, wanted.length);
    for (let start = this.#starts[slot] ?? -1; start >= 0; start = this.#starts[slot] ?? -1) {
      if (this.#isAt(start, wanted)) found.push(this.#flagsAt(start + wanted.length));
      slot = (slot + 1) & (tableSize - 1);
    }
    return found;
  }

  #place(start: number, end: number): void {
    let slot = hashOf(this.#bytes, start, end);
    while ((this.#starts[slot] ?? -1) >= 0) slot = (slot + 1) & (tableSize - 1);
    this.#starts[slot] = start;
  }

  /** Where the stem that starts here ends. */
  #endOf(start: number): number {
    let end = start;
    for (let byte = this.#bytes[end]; byte !== undefined && byte !== lineEnd; byte = this.#bytes[end]) {
      if (byte === slash || byte === tab) break;
      end += 1;
    }
    return end;
  }

  #isAt(start: number, wanted: Uint8Array): boolean {
    if (this.#endOf(start) !== start + wanted.length) return false;
    return wanted.every((byte, index) => this.#bytes[start + index] === byte);
  }

  #flagsAt(at: number): string {
    if (this.#bytes[at] !== slash) return '';
    let end = at + 1;
    while ((this.#bytes[end] ?? 0) > 0x20) end += 1;
    return String.fromCharCode(...this.#bytes.subarray(at + 1, end));
  }
}

/** FNV-1a. */
function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5 | 0;
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) & (tableSize - 1);
}
