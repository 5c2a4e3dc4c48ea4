import { telephoneHref } from '../../../../src/shared/leads/telephone.ts';
import type { MailCompany } from '../mail-types.ts';
import type { Fact, MailPart } from './mail-content.ts';

/** How a visitor reaches the company. */
export function contactFacts({ phone, email }: MailCompany): Fact[] {
  return [
    { label: 'Bellen', value: phone, href: telephoneHref(phone) },
    { label: 'Mailen', value: email, href: `mailto:${email}` },
  ];
}

/** For whoever gets a mail because somebody else typed the address. */
export const notYou: MailPart = {
  kind: 'small',
  text: 'Je krijgt deze mail omdat dit e-mailadres op onze site is ingevuld. Was jij dat niet? Dan hoef je niets te doen.',
};
