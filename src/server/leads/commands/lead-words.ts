import type { ListedLead, ListedMail } from '../admin/listed-lead.ts';

/** How the mails of a lead are doing, in a few words. */
export function mailWords({ quarantined, mails }: ListedLead): string {
  if (quarantined) return 'verdacht, geen mail';
  const states = mails.map(mailState);
  return new Set(states).size === 1 ? String(states[0]) : states.join(' / ');
}

/** How one mail is doing. */
export function mailState({ status, attempts }: ListedMail): string {
  if (status === 'sent') return 'verzonden';
  return status === 'dead' ? 'mislukt' : `wacht${attempts > 0 ? ` (${attempts}×)` : ''}`;
}

/** The text on one line, without what a terminal would obey. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
