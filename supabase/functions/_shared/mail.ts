import { readProposal } from '../../../src/shared/calculator/calculation-text.ts';
import { isEmailAddress } from '../../../src/shared/leads/email-address.ts';
import { companyMail } from './mail/company-mail.ts';
import { confirmationMail } from './mail/confirmation-mail.ts';
import { digestMail } from './mail/digest-mail.ts';
import { headerText } from './mail/header-text.ts';
import type { MailContent } from './mail/mail-content.ts';
import { mailHtml } from './mail/mail-html.ts';
import { mailText } from './mail/mail-text.ts';
import { proposalMail } from './mail/proposal-mail.ts';
import type { Mail, MailCompany } from './mail-types.ts';
import { asciiAddress, isPlainAddress } from './mailbox.ts';
import type { OutboxItem, StoredLead } from './stored-lead.ts';

/**
 * Makes the mail of an outbox item: for the company a lead or what waits, for the visitor the proposal or a confirmation. The
 * visitor's address is not confirmed, so that mail holds nothing the visitor wrote. Throws an error with
 * `permanent: true` when a mail for the visitor has no bare address to go to.
 */
export function renderMail(item: OutboxItem, company: MailCompany): Mail {
  const { id, kind } = item;
  const leadsTo = company.leadsTo.map(asciiAddress);
  if (kind === 'digest') return { id, ...finished(digestMail(item.waiting), company), to: leadsTo };
  const { lead } = item;
  const visitor = bareAddress(lead.email);
  if (kind === 'company') {
    // A mail is refused for what stands in its headers, and this one has to arrive.
    const replyTo = visitor !== undefined && isPlainAddress(visitor) ? visitor : undefined;
    const content = companyMail({ ...item, isAnswerable: replyTo !== undefined }, company.lease);
    return { id, ...finished(content, company), to: leadsTo, replyTo };
  }
  if (visitor === undefined) throw noBareAddress();
  return { id, ...finished(visitorMail(lead, company), company), to: [visitor], replyTo: company.email };
}

function finished(content: MailContent, company: MailCompany): Pick<Mail, 'subject' | 'text' | 'html'> {
  return {
    subject: headerText(content.subject),
    text: mailText(content, company),
    html: mailHtml(content, company),
  };
}

function bareAddress(email: string): string | undefined {
  if (!isEmailAddress(email)) return undefined;
  const address = asciiAddress(email);
  // It may be too long by then.
  return isEmailAddress(address) ? address : undefined;
}

function noBareAddress(): Error {
  const message = 'The address of this lead is no bare e-mail address: correct or erase the lead.';
  return Object.assign(new Error(message), { permanent: true });
}

function visitorMail(lead: StoredLead, company: MailCompany): MailContent {
  const { id, formType, fields, createdAt } = lead;
  const proposal = formType === 'indicative' ? readProposal(fields.message ?? '', company.lease) : undefined;
  return proposal
    ? proposalMail({ ...proposal, id, createdAt, page: fields }, company)
    : confirmationMail(lead, company);
}
