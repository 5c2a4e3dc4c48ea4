import { createTransport, type NodemailerError } from 'nodemailer';
import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';
import { isThisMachine } from '../this-machine.ts';
import { mailMessage, senderDomain } from './mail-message.ts';
import type { Mailer } from './mailer.ts';

/** In milliseconds for all of one mail: below `claimSeconds` of the database's limits, as a test sees. */
export const mailTimeoutMs = 100_000;

/**
 * In milliseconds, as long as the limit above allows: servers delay the greeting on purpose, and scan the text for
 * viruses before they answer. A client that gives up there sends that text twice (RFC 5321, 4.5.3.2).
 */
export const smtpTimeouts = {
  // For all until the greeting.
  connectionTimeout: 60_000,
  greetingTimeout: 60_000,
  dnsTimeout: 10_000,
  // Of silence.
  socketTimeout: 90_000,
};

/** A 5xx to these commands is about this recipient or this text. */
const permanentCommands = ['RCPT TO', 'DATA'];
/** Except these: they are about our login. */
const loginCodes = [503, 530, 534, 535, 538];

/**
 * Sends mails to an SMTP server, each over its own connection, beyond this machine only encrypted unless the address says
 * `requireTLS=false`. A 5xx for recipient or text rejects with
 * `permanent: true`; one for login or sender does not, because settings can be corrected. Throws a `CouldNotRunError`
 * for an invalid SMTP address.
 */
export function smtpMailer(url: string, from: string): Mailer {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (!address || !/^smtps?:$/.test(address.protocol) || address.hostname === '') {
    // Not quoted: it may hold a password.
    throw new CouldNotRunError(
      'SMTP_URL must be an address such as smtps://name:password@mail.example.nl:465.',
    );
  }
  senderDomain(from);
  // What the address itself says wins.
  const requireTLS = !isThisMachine(address.hostname);
  const transport = createTransport({ url, requireTLS, ...smtpTimeouts });
  /** The recipients that have got a mail already, by mail, where others have not. */
  const delivered = new Map<string, readonly string[]>();
  return {
    destination: `${address.protocol}//${address.host}`,
    send: async (mail) => {
      const before = delivered.get(mail.id) ?? [];
      const left = mail.to.filter((recipient) => !before.includes(recipient));
      try {
        const {
          accepted,
          rejected,
          rejectedErrors = [],
        } = await transport.sendMail({
          ...mailMessage(mail, from),
          envelope: { from, to: left },
          signal: AbortSignal.timeout(mailTimeoutMs),
        });
        delivered.delete(mail.id);
        const [refusal] = rejectedErrors;
        if (refusal === undefined) return;
        delivered.set(mail.id, [...before, ...accepted.map(String)]);
        // As the library says it of an error when none is left.
        throw Object.assign(refusal, { rejected: rejected.map(String) });
      } catch (error) {
        throw error instanceof Error ? deliveryError(error, mail.to) : error;
      }
    },
  };
}

/** Nodemailer marks every 5xx as permanent, a wrong password included. */
function deliveryError(cause: NodemailerError, to: readonly string[]): Error {
  const { code, originalCode, responseCode, command = '', rejected = [] } = cause;
  const message = whichOf(to, rejected) + cause.message;
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

/** The refused ones of several by their number: addresses are taken out of what is kept of an error. */
function whichOf(to: readonly string[], rejected: readonly string[]): string {
  const numbers = to.flatMap((address, index) => (rejected.includes(address) ? [index + 1] : []));
  if (to.length === 1 || numbers.length === 0) return '';
  return `Address ${numbers.join(' and ')} of ${to.length}: `;
}
