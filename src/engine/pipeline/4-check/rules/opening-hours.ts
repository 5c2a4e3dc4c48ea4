import type { Unchecked } from '../../../../shared/json/unchecked.ts';
import type { Site } from '../../../../shared/schema-types.ts';
import { weekOpenings } from '../../../../shared/site/opening-status-lines.ts';
import { listAt } from '../../../json/json-shape.ts';
import { parsedValue } from '../../1-load/parse-document.ts';
import type { SiteIndex } from '../../3-facts/site-index.ts';
import { hoursLines } from '../hours-lines.ts';
import type { Finding, SiteRule } from '../rule.ts';

const doubts = {
  unclear: (line: string) => ({
    message: `Uit ${line} leest de site geen openingstijd, dus ziet niemand of je nu bereikbaar bent.`,
    hint: 'Schrijf de dagen als "Maandag t/m vrijdag" of "Zaterdag en zondag", en de tijden als "09:00-17:00". Is er een pauze of ben je open na middernacht? Maak er twee regels van.',
  }),
  contradictory: (line: string) => ({
    message: `${line} spreekt een eerdere regel tegen, dus ziet niemand of je nu bereikbaar bent.`,
    hint: 'Haal de dag uit een van beide regels, of geef ze tijden die elkaar niet overlappen.',
  }),
};

/** Hours from which the site cannot tell whether the company can be reached now, and closed days that are all over. */
export const openingHours: SiteRule = {
  name: 'opening-hours',
  severity: 'warning',
  checkSite({ siteDocument: document, today }: SiteIndex): Finding[] {
    const site: Unchecked<Site> | undefined = document && parsedValue(document);
    if (document === undefined) return [];
    const closedOn = listAt(site, 'closedOn');
    const isOver = closedOn.length > 0 && closedOn.every((day) => typeof day === 'string' && day < today);
    const lines = hoursLines(site);
    return [
      ...weekOpenings(lines).doubtful.map(({ line, why }) => ({
        document,
        pointer: `/openingHours/${lines.indexOf(line)}`,
        ...doubts[why](`"${line.days}: ${line.hours}"`),
      })),
      ...(isOver
        ? [
            {
              document,
              pointer: '/closedOn',
              isOverdue: true,
              message: 'Alle gesloten dagen zijn voorbij.',
              hint: 'Zet de feestdagen van het volgende jaar in "closedOn", of haal het veld weg.',
            },
          ]
        : []),
    ];
  },
};
