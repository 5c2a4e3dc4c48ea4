/** What is seen nowhere but changes what is seen: zero width, direction marks, tags, and letters that are blank. */
const invisible = /[\p{Cf}\u115f\u1160\u3164\uffa0]/gu;

/** Text in one form (NFC), without invisible characters and without spaces around it: as forms check it and leads keep it. */
export function visibleText(text: string): string {
  return text.replace(invisible, '').normalize().trim();
}
