import type { MailCompany } from '../mail-types.ts';

/** The sender of mails when none is chosen: the company, quoted, as a comma in its name would end the address. */
export function defaultSender({ name, email }: Pick<MailCompany, 'name' | 'email'>): string {
  return `"${name.replace(/["\\]/g, '')}" <${email}>`;
}
