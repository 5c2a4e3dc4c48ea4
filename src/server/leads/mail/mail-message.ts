import type { SendMailOptions } from 'nodemailer';
import { type Mail, mailHeaders } from '../../../../supabase/functions/_shared/mail-types.ts';
import { asciiAddress } from '../../../../supabase/functions/_shared/mailbox.ts';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { senderAddress } from '../../../shared/leads/mail-sender.ts';

/**
 * The domain, as DNS has it, of a sender such as `HopLease <info@hoplease.example>`.
 * Throws a `CouldNotRunError` when that is not one sender.
 */
export function senderDomain(from: string): string {
  const address = senderAddress(from);
  const [, domain] = address === undefined ? [] : asciiAddress(address).split('@');
  if (domain !== undefined) return domain;
  throw new CouldNotRunError(
    `MAIL_FROM is "${from}", but must be one sender, such as HopLease <info@example.nl>; a name with a comma stands in quotes, which takes others around the whole in a file .env: MAIL_FROM='"Lease, B.V." <info@example.nl>'.`,
  );
}

/** The mail for nodemailer; its Message-ID is the same for every attempt. */
export function mailMessage({ id, to, replyTo, subject, text, html }: Mail, from: string): SendMailOptions {
  return {
    from,
    to,
    replyTo,
    subject,
    text,
    html,
    messageId: `<${id}@${senderDomain(from)}>`,
    headers: { ...mailHeaders },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
