/** FNV-1a, 64 bits in hexadecimal, of UTF-16 units. */
export function hashText(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (let at = 0; at < text.length; at += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(at))) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}
