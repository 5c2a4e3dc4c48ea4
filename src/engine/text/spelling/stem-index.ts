const lineEnd = 0x0a;
const slash = 0x2f;
const tab = 0x09;
/** A power of two, over twice the number of stems. */
const tableSize = 2 ** 19;
/** How many leading bytes distinguish stems well enough to bound the length of those that start with them. */
const startLength = 6;
/** A power of two, some times the number of starts. */
const startTableSize = 2 ** 17;

/** Finds the flags of a stem in the bytes of a Hunspell word list; indexes them once, without a string per stem. */
export class StemIndex {
  readonly #bytes: Uint8Array;
  readonly #starts = new Int32Array(tableSize).fill(-1);
  readonly #longestByStart = new Uint16Array(startTableSize);
  readonly #encoder = new TextEncoder();
  /** In bytes. */
  #maxStemLength = 0;
  /** What is looked up; made once, because that happens a hundred thousand times. */
  readonly #wanted: Uint8Array;
  /** With space for a letter that continues beyond the start. */
  readonly #wantedStart = new Uint8Array(startLength + 3);

  /** @param bytes of a `.dic` file in UTF-8: a count, then `stem/flags` a line */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    let start = bytes.indexOf(lineEnd) + 1;
    while (start > 0 && start < bytes.length) {
      const end = this.#endOf(start);
      this.#place(start, end);
      start = bytes.indexOf(lineEnd, end) + 1;
    }
    // A letter takes up to three bytes.
    this.#wanted = new Uint8Array(3 * this.#maxStemLength);
  }

  /** The flags of each entry of a stem, two letters a flag: `ZaYa`; empty when it is no stem. */
  flagsOf(stem: string): string[] {
    if (stem.length > this.#maxStemLength) return [];
    const { written: length } = this.#encoder.encodeInto(stem, this.#wanted);
    const found: string[] = [];
    let slot = hashOf(this.#wanted, 0, length) & (tableSize - 1);
    for (let start = this.#starts[slot] ?? -1; start >= 0; start = this.#starts[slot] ?? -1) {
      if (this.#isAt(start, length)) found.push(this.#flagsAt(start + length));
      slot = (slot + 1) & (tableSize - 1);
    }
    return found;
  }

  /** A length that no stem with the same first letters exceeds; of a word with fewer letters, no limit. */
  longestLike(word: string): number {
    if (word.length < startLength) return Number.POSITIVE_INFINITY;
    this.#encoder.encodeInto(word, this.#wantedStart);
    return this.#longestByStart[hashOf(this.#wantedStart, 0, startLength) & (startTableSize - 1)] ?? 0;
  }

  #place(start: number, end: number): void {
    let slot = hashOf(this.#bytes, start, end) & (tableSize - 1);
    while ((this.#starts[slot] ?? -1) >= 0) slot = (slot + 1) & (tableSize - 1);
    this.#starts[slot] = start;
    this.#measure(start, end);
  }

  #measure(start: number, end: number): void {
    this.#maxStemLength = Math.max(this.#maxStemLength, end - start);
    if (end - start < startLength) return;
    const slot = hashOf(this.#bytes, start, start + startLength) & (startTableSize - 1);
    this.#longestByStart[slot] = Math.max(this.#longestByStart[slot] ?? 0, end - start);
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

  /** Whether the stem that starts here is the wanted one, of so many bytes. */
  #isAt(start: number, length: number): boolean {
    if (this.#endOf(start) !== start + length) return false;
    for (let at = 0; at < length; at += 1) if (this.#bytes[start + at] !== this.#wanted[at]) return false;
    return true;
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
  return hash ^ (hash >>> 15);
}
