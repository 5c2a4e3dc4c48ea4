import { valueAt } from '../../../../shared/json/json-pointer.ts';
import type { TextRange } from '../../../diagnostics/diagnostic.ts';
import { parsedValue } from '../../1-load/parse-document.ts';
import type { AuthoredLink, InDocument } from '../../3-facts/document-texts.ts';

/** The range of an address inside its text; undefined when it is the whole field. */
export function hrefRange({
  document,
  pointer,
  href,
  inText,
}: InDocument<AuthoredLink>): TextRange | undefined {
  const text = inText ? valueAt(parsedValue(document), pointer) : undefined;
  if (typeof text !== 'string') return undefined;
  const at = text.indexOf(`](${href})`);
  return at < 0 ? undefined : { start: at + 2, end: at + 2 + href.length };
}
