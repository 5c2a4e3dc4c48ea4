import { dutchDate } from '../../../../shared/dutch-date.ts';
import type { SiteRule } from '../rule.ts';

/** Facts that were checked more than a year ago, or that their author wanted checked before today. */
export const overdueFact: SiteRule = {
  name: 'overdue-fact',
  severity: 'warning',
  canBeIgnored: true,
  checkSite({ datedFacts, today }) {
    const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
    return datedFacts
      .filter(({ field, day }) => (field === 'checkedOn' ? day < yearAgo : day <= today))
      .map(({ document, pointer, field, day }) => ({
        document,
        pointer,
        message:
          field === 'checkedOn'
            ? `Dit is voor het laatst nagekeken op ${dutchDate(day)}; dat is meer dan een jaar geleden.`
            : `Dit moest voor ${dutchDate(day)} worden nagekeken.`,
        hint:
          field === 'checkedOn'
            ? `Kijk bij de bron of het nog klopt, en zet de dag van vandaag in "checkedOn": "${today}".`
            : `Kijk bij de bron of het nog klopt. Zet daarna "${today}" in "checkedOn" en een latere dag in "checkBefore", of haal die weg.`,
      }));
  },
};
