import { valueAt } from '../../../../shared/json/json-pointer.ts';
import { suggestField } from '../../../text/author-words.ts';
import { closestName } from '../../../text/closest-name.ts';
import { parsedValue } from '../../1-load/parse-document.ts';
import type { InDocument, SiteValueUse } from '../../3-facts/document-texts.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** Other braces are literal. */
const nameLike = /^\s*[\w.-]+\s*$/;

/** Unknown `{name}` placeholders, and values with a placeholder inside. */
export const siteValue: SiteRule = {
  name: 'site-value',
  severity: 'error',
  checkSite({ siteValues, siteValueUses }) {
    // An unreadable `_site.json` is reported already.
    if (siteValues === undefined) return [];
    const all = [...siteValues.keys()].map((name) => `{${name}}`).join(', ');
    return siteValueUses.flatMap((use): Finding[] => {
      const { document, pointer, name } = use;
      if (!nameLike.test(name)) return [];
      const value = siteValues.get(name);
      if (value === undefined) {
        const near = meantName(name.trim(), siteValues);
        const meant = near && `{${near}}`;
        const message = `"{${name}}" is geen gegeven van de site.`;
        const choice = all === '' ? undefined : `Kies uit ${all}.`;
        const hint = meant ? `Bedoel je "${meant}"? ${choice}` : choice;
        return [
          {
            document,
            pointer,
            range: rangeOf(use),
            message,
            hint,
            suggestion: meant,
            replacement: near === name.trim() ? meant : undefined,
          },
        ];
      }
      if (!/\{[a-zA-Z][a-zA-Z0-9]*\}/.test(value)) return [];
      const message = `"{${name}}" bevat zelf ook een gegeven tussen accolades: "${value}".`;
      return [{ document, pointer, message, hint: `Schrijf "${name}" in _site.json voluit.` }];
    });
  },
};

/** The name itself without spaces, else the closest, else what people call it. */
function meantName(name: string, siteValues: ReadonlyMap<string, string>): string | undefined {
  if (siteValues.has(name)) return name;
  return closestName(name, siteValues.keys()) ?? suggestField(name, new Set(siteValues.keys()));
}

/** The range of the placeholder. */
function rangeOf({ document, pointer, name }: InDocument<SiteValueUse>): Finding['range'] {
  const text = valueAt(parsedValue(document), pointer);
  const start = typeof text === 'string' ? text.indexOf(`{${name}}`) : -1;
  return start < 0 ? undefined : { start, end: start + name.length + 2 };
}
