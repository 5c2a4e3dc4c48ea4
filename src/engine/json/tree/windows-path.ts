import { anyPictureEndingPattern } from '../../../shared/page/picture-endings.ts';
import { lastName } from '../../../shared/page/route.ts';
import type { SyntaxErrorList } from '../messages/syntax-errors.ts';
import { textMessages } from '../messages/text-messages.ts';
import type { ReadText } from './read-text.ts';

const picturePath = new RegExp(String.raw`"([^"\r\n]*\.${anyPictureEndingPattern})"`, 'iy');
const wrongEscape = /\\(?!["\\/bfnrt]|u[0-9a-fA-F]{4})/;

/** A picture named as Windows does, of which JSON cannot read each `\`. */
export function readWindowsPath(text: string, start: number, errors: SyntaxErrorList): ReadText | undefined {
  picturePath.lastIndex = start;
  const [raw = '', path = ''] = picturePath.exec(text) ?? [];
  // What is doubled is right as it is.
  if (!wrongEscape.test(path.replaceAll('\\\\', ''))) return undefined;
  const names = path.replace(/\\+/g, '/');
  const onSite = /(?:^|\/)images\/.+$/i.exec(names)?.[0].replace(/^\/?images/i, '/images');
  const value = onSite ?? `/images/${lastName(names)}`;
  const { replacement, ...words } = textMessages.windowsPath(raw, JSON.stringify(value));
  errors.add({ start, end: start + raw.length }, onSite === undefined ? words : { ...words, replacement });
  return { end: start + raw.length, value };
}
