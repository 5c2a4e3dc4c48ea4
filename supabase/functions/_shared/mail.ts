import { readProposal } from '../../../src/shared/calculation-text.ts';
import { isEmailAddress } from '../../../src/shared/email-address.ts';
import { companyMail } from './mail/company-mail.ts';
import { confirmationMail } from './mail/confirmation-mail.ts';
import { headerText } from './mail/header-text.ts';
import type { MailContent } from './mail/mail-content.ts';
import { mailHtml } from './mail/mail-html.ts';
import { mailText } from './mail/mail-text.ts';
import { proposalMail } from './mail/proposal-mail.ts';
import type { OutboxItem, StoredLead } from './outbox.ts';

/** A mail that is ready to leave. */
export interface Mail {
  /** The same for every attempt: Message-ID and idempotency key are made of it. */
  id: string;
  to: string[];
  replyTo?: string;
  /** One line, without control characters. */
  subject: string;
  text: string;
  html: string;
}

/** Hands a mail over. Rejects when that fails, with `permanent: true` when this recipient or text is refused. */
export type Send = (mail: Mail) => Promise<void>;

/** What the mails say of the company. */
export interface MailCompany {
  name: string;
  phone: string;
  email: string;
  city: string;
  /** Address of the site without last slash. */
  siteUrl: string;
  /** Where leads go. */
  leadsTo: string[];
}

/**
 * Makes the mail of an outbox item: the lead for the company, or for the visitor the proposal or a confirmation. The
 * visitor's address is not confirmed, so that mail holds nothing the visitor wrote. Throws an error with
 * `permanent: true` when a mail for the visitor has no bare address to go to.
 */
export function renderMail(item: OutboxItem, company: MailCompany): Mail {
  const { id, kind, lead } = item;
  const visitor = isEmailAddress(lead.email) ? lead.email : undefined;
  if (kind === 'company')
    return { id, ...finished(companyMail(item), company), to: company.leadsTo, replyTo: visitor };
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

function noBareAddress(): Error {
  const message = 'The address of this lead is no bare e-mail address: correct or erase the lead.';
  return Object.assign(new Error(message), { permanent: true });
}

function visitorMail({ formType, fields }: StoredLead, company: MailCompany): MailContent {
  const proposal = formType === 'indicative' ? readProposal(fields.message ?? '') : undefined;
  return proposal ? proposalMail(proposal, company) : confirmationMail(formType, company);
}
