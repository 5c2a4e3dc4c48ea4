import { createTransport, type NodemailerError } from 'nodemailer';
import { CouldNotRunError } from '../../shared/could-not-run-error.ts';
import { mailMessage, senderDomain } from './mail-message.ts';
import type { Mailer } from './mailer.ts';

/** In milliseconds, without a sign of life from the server. */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 20_000,
};

/** In milliseconds for all of one mail: well below the time for which the outbox hands it to one worker. */
const timeoutMs = 60_000;

/** What the server refuses for good: this recipient or this text. */
const permanentCommands = ['RCPT TO', 'DATA'];
/** Except when it says that it does not know us: "authentication required" and its kin. */
const loginCodes = [503, 530, 534, 535, 538];

/**
 * Sends mails to an SMTP server, each over a connection of its own. A refusal for good (5xx) of recipient or text
 * rejects with `permanent: true`; a wrong password or sender does not, for that is mended in the settings and no
 * lead may be lost by it. Throws a `CouldNotRunError` for an address that is no SMTP address.
 */
export function smtpMailer(url: string, from: string): Mailer {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (!address || !/^smtps?:$/.test(address.protocol) || address.hostname === '') {
    // Not repeated here: it may hold a password.
    throw new CouldNotRunError(
      'SMTP_URL must be an address such as smtps://name:password@mail.example.nl:465.',
    );
  }
  senderDomain(from);
  const transport = createTransport({ url, ...timeouts });
  return {
    destination: `${address.protocol}//${address.host}`,
    send: async (mail) => {
      try {
        await transport.sendMail({ ...mailMessage(mail, from), signal: AbortSignal.timeout(timeoutMs) });
      } catch (error) {
        throw error instanceof Error ? deliveryError(error) : error;
      }
    },
  };
}

/** An error of its own: nodemailer marks every 5xx as permanent, a wrong password included. */
function deliveryError(cause: NodemailerError): Error {
  const { message, code, originalCode, responseCode, command = '' } = cause;
  if (responseCode === undefined) {
    const text = `The mail server cannot be used: ${message}. Check SMTP_URL; the mail is tried again.`;
    return Object.assign(new Error(text, { cause }), { code: originalCode ?? code, permanent: false });
  }
  const permanent =
    responseCode >= 500 && permanentCommands.includes(command) && !loginCodes.includes(responseCode);
  const text = permanent ? `${message}.` : `${message}. The mail is tried again.`;
  return Object.assign(new Error(text, { cause }), {
    code: `SMTP_${responseCode}`,
    permanent,
  });
}
