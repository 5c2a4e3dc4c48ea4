import { dutchDate } from '../../../../shared/text/dutch-date.ts';
import type { Finding, SiteRule } from '../rule.ts';

type Doubt = Pick<Finding, 'message' | 'hint'>;

/** Facts that were checked more than a year ago or on a day to come, or that their author wanted checked before today. */
export const overdueFact: SiteRule = {
  name: 'overdue-fact',
  severity: 'warning',
  canBeIgnored: true,
  checkSite({ datedFacts, today }) {
    return datedFacts.flatMap(({ document, pointer, field, day }): Finding[] => {
      const doubt = field === 'checkedOn' ? doubtOfCheck(day, today) : doubtOfDeadline(day, today);
      return doubt ? [{ document, pointer, isOverdue: true, ...doubt }] : [];
    });
  },
};

function doubtOfCheck(day: string, today: string): Doubt | undefined {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  if (day > today)
    return {
      message: `Dit is nagekeken op ${dutchDate(day)}, en die dag moet nog komen.`,
      hint: `Zet in "checkedOn" de dag waarop je het hebt nagekeken, uiterlijk vandaag: "${today}".`,
    };
  if (day < yearAgo)
    return {
      message: `Dit is voor het laatst nagekeken op ${dutchDate(day)}; dat is meer dan een jaar geleden.`,
      hint: `Kijk bij de bron of het nog klopt, en zet de dag van vandaag in "checkedOn": "${today}".`,
    };
  return undefined;
}

function doubtOfDeadline(day: string, today: string): Doubt | undefined {
  if (day > today) return undefined;
  return {
    message: `Dit moest voor ${dutchDate(day)} worden nagekeken.`,
    hint: `Kijk bij de bron of het nog klopt. Zet daarna "${today}" in "checkedOn" en een latere dag in "checkBefore", of haal die weg.`,
  };
}
