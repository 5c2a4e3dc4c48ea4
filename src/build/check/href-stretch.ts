import type { Stretch } from '../problem/problem.ts';
import { valueAt } from '../validate/pointer.ts';
import type { AuthoredLink, InDocument } from './document-texts.ts';

/** The place of an address in the text that holds it; undefined for an address in a field of its own. */
export function hrefStretch({
  document,
  pointer,
  href,
  inText,
}: InDocument<AuthoredLink>): Stretch | undefined {
  const text = inText ? valueAt(document.value ?? null, pointer) : undefined;
  if (typeof text !== 'string') return undefined;
  const at = text.indexOf(`](${href})`);
  return at < 0 ? undefined : { start: at + 2, end: at + 2 + href.length };
}
