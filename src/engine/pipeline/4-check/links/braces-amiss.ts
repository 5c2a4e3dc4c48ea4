import type { AuthoredLink } from '../../3-facts/document-texts.ts';
import type { SiteIndex } from '../../3-facts/site-index.ts';
import type { Finding } from '../rule.ts';
import { filledHref } from './filled-href.ts';

/**
 * What is wrong with a link in a field of which a brace is missing or too many, as in `mailto:{email`; in a text
 * `text-marks` reports it.
 */
export function bracesAmiss(
  { href, inText }: Pick<AuthoredLink, 'href' | 'inText'>,
  site: SiteIndex,
): Pick<Finding, 'message' | 'hint' | 'suggestion' | 'replacement'> | undefined {
  const meant = href.replace(/\$?\{+\s*(\w+)\s*\}*/g, '{$1}');
  // Of one that has its braces the name is unknown, which `site-value` reports.
  if (inText || meant === href) return undefined;
  const message = `In de link "${href}" klopt een accolade niet.`;
  const kind = filledHref(meant, site)?.kind ?? 'unknown';
  if (kind === 'unknown')
    return { message, hint: 'Haal de accolade weg, of schrijf een gegeven als {phone}.' };
  return { message, hint: `Schrijf "${meant}".`, suggestion: meant, replacement: meant };
}
