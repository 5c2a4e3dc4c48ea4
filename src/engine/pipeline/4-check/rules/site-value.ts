import type { CalculatorSettings, Site } from '../../../../shared/schema-types.ts';
import { meantSiteValue, siteTexts } from '../../../text/site-values.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** Other braces are literal, as are words between them that name nothing. */
const nameLike = /^\s*[\w.-]+\s*$/;

/** Unknown `{name}` placeholders, and values with a placeholder inside. */
export const siteValue: SiteRule = {
  name: 'site-value',
  severity: 'error',
  checkSite({ siteValues, siteValueUses }) {
    // An unreadable `_site.json` is reported already.
    if (siteValues === undefined) return [];
    const all = [...siteValues.keys()].map((name) => `{${name}}`).join(', ');
    const choice = `Kies uit ${all}.`;
    return siteValueUses.flatMap(({ document, pointer, name, range }): Finding[] => {
      const plain = name.replace(/\s/g, '');
      if (!nameLike.test(plain)) return [];
      if (document.kind === 'site' && pointer === disclaimer) {
        return name === rate || !nameLike.test(name)
          ? []
          : [{ document, pointer, range, ...notFilled(name, siteValues.get(plain)) }];
      }
      const value = siteValues.get(name);
      if (!siteValues.has(name.trim()) && Object.hasOwn(siteTexts, name.trim())) {
        const message = `"{${name}}" is nog niet ingevuld bij de gegevens van de site.`;
        const hint = `Zet "${name.trim()}" met zijn waarde in _site.json, of haal {${name}} hier weg.`;
        return [{ document, pointer, range, group: name, message, hint }];
      }
      if (value === undefined) {
        const near = meantName(plain, siteValues);
        if (near === undefined && !nameLike.test(name)) return [];
        const meant = near && `{${near}}`;
        const message = `"{${name}}" is geen gegeven van de site.`;
        const hint = meant ? `Bedoel je "${meant}"? ${choice}` : choice;
        return [
          {
            document,
            pointer,
            range,
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

const disclaimer = `/${'calculator' satisfies keyof Site}/${'disclaimer' satisfies keyof CalculatorSettings}`;
const rate = 'rate';

/** Screens and mails fill in the rate in a disclaimer, and nothing else. */
function notFilled(
  name: string,
  value: string | undefined,
): Pick<Finding, 'message' | 'hint' | 'suggestion'> {
  const isRate =
    value === undefined || name.trim() === rate ? meantSiteValue(name.trim(), new Set([rate])) : undefined;
  const suggestion = isRate ? `{${rate}}` : value;
  return {
    message: `In het voorbehoud wordt alleen {${rate}} ingevuld: bezoekers zien "{${name}}" precies zo staan.`,
    hint: suggestion === undefined ? 'Schrijf het voluit.' : `Schrijf "${suggestion}".`,
    suggestion,
  };
}

/** The name itself without spaces, else one that is like it. */
function meantName(name: string, siteValues: ReadonlyMap<string, string>): string | undefined {
  return siteValues.has(name) ? name : meantSiteValue(name, new Set(siteValues.keys()));
}
