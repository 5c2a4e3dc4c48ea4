import { asBeginning } from '../../../../shared/text/capitalised.ts';
import type { TextRange } from '../../../diagnostics/diagnostic.ts';
import { stringAt } from '../../../json/json-shape.ts';
import { metadataOf } from '../../1-load/front-matter.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** Titles in which the company name, which the site appends, is set apart. */
export const titleCompany: SiteRule = {
  name: 'title-company',
  severity: 'warning',
  checkSite({ pages, siteValues = new Map() }) {
    const company = siteValues.get('company') ?? '';
    if (company === '') return [];
    const names = [company.toLowerCase(), '{company}'];
    return pages.flatMap(({ document, head }): Finding[] => {
      const title = stringAt(metadataOf({ head }), 'title') ?? '';
      const range = names.map((name) => apartIn(title, name)).find((found) => found !== undefined);
      if (range === undefined) return [];
      const { start, end } = range;
      const rest = title.slice(end);
      const right = start === 0 ? asBeginning(rest) : title.slice(0, start) + rest;
      return [
        {
          document,
          pointer: '/metadata/title',
          range: start === 0 ? { start, end: title.length } : range,
          message: `De naam van het bedrijf komt er vanzelf achter, dus "${title.slice(start, end).trim()}" kan weg.`,
          hint: `Schrijf "${right}".`,
          replacement: start === 0 ? right : '',
        },
      ];
    });
  },
};

/** A name with the mark that sets it apart from the rest of a title, behind that or in front of it. */
function apartIn(title: string, name: string): TextRange | undefined {
  const start = title.toLowerCase().lastIndexOf(name);
  if (start < 0) return undefined;
  const end = start + name.length;
  const [before, after] = [title.slice(0, start), title.slice(end)];
  const bare = before.replace(/\s*[|–—·•:-]\s*$/, '');
  const rest = after.replace(/^\s*[|–—·•:]\s*|^\s+-\s+/, '');
  if (bare.trim() !== '' && bare !== before && (after === '' || rest !== after))
    return { start: bare.length, end };
  const isFirst = start === 0 && rest !== after && rest !== '';
  return isFirst ? { start, end: title.length - rest.length } : undefined;
}
