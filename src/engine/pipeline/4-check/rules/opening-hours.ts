import { openingsOf } from '../../../../shared/opening-status.ts';
import { isObject, listAt, stringOrEmptyAt } from '../../../json/json-shape.ts';
import { parsedValue } from '../../1-load/parse-document.ts';
import type { SiteIndex } from '../../3-facts/site-index.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** Hours from which the site cannot tell whether the company can be reached now, and closed days that are all over. */
export const openingHours: SiteRule = {
  name: 'opening-hours',
  severity: 'warning',
  checkSite({ documents, today }: SiteIndex): Finding[] {
    const document = documents.find(({ kind }) => kind === 'site');
    const site = document && parsedValue(document);
    if (document === undefined || !isObject(site)) return [];
    const closedOn = listAt(site, 'closedOn');
    const isOver = closedOn.length > 0 && closedOn.every((day) => typeof day === 'string' && day < today);
    return [
      ...listAt(site, 'openingHours').flatMap((line, index): Finding[] => {
        const [days, hours] = [stringOrEmptyAt(line, 'days'), stringOrEmptyAt(line, 'hours')];
        // Without a time there is nothing to read, as in "Gesloten" or "Op afspraak".
        if (!/\d/.test(hours) || openingsOf({ days, hours }).length > 0) return [];
        return [
          {
            document,
            pointer: `/openingHours/${index}`,
            message: `Uit "${days}: ${hours}" leest de site geen openingstijd, dus ziet niemand of je dan bereikbaar bent.`,
            hint: 'Schrijf de dagen als "Maandag t/m vrijdag" of "Zaterdag en zondag", en de tijden als "09:00-17:00".',
          },
        ];
      }),
      ...(isOver
        ? [
            {
              document,
              pointer: '/closedOn',
              message: 'Alle gesloten dagen zijn voorbij.',
              hint: 'Zet de feestdagen van het volgende jaar in "closedOn", of haal het veld weg.',
            },
          ]
        : []),
    ];
  },
};
