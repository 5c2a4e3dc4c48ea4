import { stringAt } from '../../../json/json-shape.ts';
import { metadataOf } from '../../1-load/front-matter.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** Titles that end in the company name, which the site appends. */
export const titleCompany: SiteRule = {
  name: 'title-company',
  severity: 'warning',
  checkSite({ pages, siteValues = new Map() }) {
    const company = siteValues.get('company') ?? '';
    if (company === '') return [];
    const names = [company.toLowerCase(), '{company}'];
    return pages.flatMap(({ document, head }): Finding[] => {
      const title = stringAt(metadataOf({ head }), 'title');
      const name = names.find((each) => title?.toLowerCase().endsWith(each));
      if (title === undefined || name === undefined) return [];
      const before = title.slice(0, -name.length);
      const bare = before.replace(/\s*[|–—·•:-]\s*$/, '');
      if (bare === before || bare.trim() === '') return [];
      return [
        {
          document,
          pointer: '/metadata/title',
          range: { start: bare.length, end: title.length },
          message: `De naam van het bedrijf komt er vanzelf achter, dus "${title.slice(bare.length).trim()}" kan weg.`,
          hint: `Schrijf "${bare}".`,
          replacement: '',
        },
      ];
    });
  },
};
