import type { LeaseSettings } from '../../../src/shared/lease/lease-settings.ts';
import type { Colours } from '../../../src/shared/schema-types.ts';

/** A mail that is ready to send. */
export interface Mail {
  /** The same for every attempt: it becomes Message-ID and idempotency key. */
  id: string;
  /** With the domain as DNS has it, as mail servers name it in their answers. */
  to: string[];
  replyTo?: string;
  /** One line, without control characters. */
  subject: string;
  text: string;
  html: string;
}

/** Headers of every mail: against automatic replies (RFC 3834). */
export const mailHeaders: Readonly<Record<string, string>> = { 'Auto-Submitted': 'auto-generated' };

/** Sends a mail. Rejects on failure, with `permanent: true` when this recipient or text is refused. */
export type Send = (mail: Mail) => Promise<void>;

/** What the mails say of the company. */
export interface MailCompany {
  name: string;
  phone: string;
  email: string;
  city: string;
  /** Without trailing slash. */
  siteUrl: string;
  /** Path of the page where a visitor goes on with a calculation, when that of the lead is not known. */
  quotePage: string;
  /** Of its brand, on a light ground. */
  colours: Required<Colours>;
  /** What proposals are calculated with. */
  lease: LeaseSettings;
  /** Recipients of leads. */
  leadsTo: string[];
}
