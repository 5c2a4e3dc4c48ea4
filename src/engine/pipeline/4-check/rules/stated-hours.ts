import { weekOpenings } from '../../../../shared/site/opening-status-lines.ts';
import { parsedValue } from '../../1-load/parse-document.ts';
import type { SiteIndex } from '../../3-facts/site-index.ts';
import { hoursLines } from '../hours-lines.ts';
import type { Finding, SiteRule } from '../rule.ts';
import { statedTimes } from '../stated-times.ts';

/** Times in texts at which the company neither opens nor closes, such as after new opening hours. */
export const statedHours: SiteRule = {
  name: 'stated-hours',
  severity: 'warning',
  canBeIgnored: true,
  checkSite({ siteDocument, timedTexts }: SiteIndex): Finding[] {
    const lines = hoursLines(siteDocument && parsedValue(siteDocument));
    const { openings, doubtful } = weekOpenings(lines);
    // Hours that cannot be read are reported already.
    if (openings.size === 0 || doubtful.length > 0) return [];
    const known = new Set([...openings.values()].flat().flatMap(({ from, until }) => [from, until]));
    const hours = lines.map((line) => `${line.days} ${line.hours}`).join(', ');
    return timedTexts
      .filter(({ document }) => document !== siteDocument)
      .flatMap(({ document, pointer, text }) =>
        statedTimes(text)
          .filter(({ time }) => !known.has(time))
          .map(({ start, end }) => ({
            document,
            pointer,
            range: { start, end },
            message: `Om ${text.slice(start, end)} gaat het bedrijf volgens _site.json niet open of dicht.`,
            hint: `Schrijf de tijden die daar staan: ${hours}. Gaat het om iets anders, dan mag dit blijven staan.`,
          })),
      );
  },
};
