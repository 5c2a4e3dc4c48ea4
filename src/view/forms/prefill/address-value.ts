import { unescaped } from '../../../shared/text/unescaped.ts';

/**
 * The value of a name in the query or fragment of an address, `?onderwerp=financial` or `#zoek=graver`; '' without one. Mail
 * programs and chats escape the signs of an address, put a second `#` before it and a `?utm_source=` behind it.
 * @param name in lower case
 */
export function valueInAddress(part: string, name: string): string {
  const [own = ''] = part.slice(1).split('?', 1);
  const pairs = [own, unescaped(own)].flatMap((each) => [
    ...new URLSearchParams(each.replace(/^#/, '').replaceAll('&amp;', '&')),
  ]);
  return pairs.find(([given]) => given.toLowerCase() === name)?.[1].trim() ?? '';
}
