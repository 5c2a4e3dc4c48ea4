/** What Windows-1252 has where Latin-1 has control characters, from 0x80 on; Node decodes them as Latin-1. */
const beyondLatin1 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** A text of which each character is one byte, as Windows-1252 reads those. */
export function plain1252(latin1: string): string {
  return latin1.replace(/[\x80-\x9f]/g, (sign) => beyondLatin1.charAt(sign.charCodeAt(0) - 0x80));
}

/** What of it Dutch authors type. */
export const typedBeyondLatin1 = '€‚„…‘’“”•–—™Œœ';
