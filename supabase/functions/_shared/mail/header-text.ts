import { shortened } from '../../../../src/shared/text/shortened.ts';

const maxLength = 150;

/**
 * The text as one line that is safe in a mail header: control characters, line ends and invisible characters become
 * a space, encoded words (RFC 2047), which a reader would decode into those, are broken up, and what is longer than 150 characters is cut off.
 */
export function headerText(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim();
  return shortened(line, maxLength);
}
