import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail } from '../../../../supabase/functions/_shared/mail-types.ts';
import { mailMessage, senderDomain } from './mail-message.ts';
import type { Mailer } from './mailer.ts';

/** Writes each mail to `<id>.eml`, again when it is retried, readable for the owner only. */
export function emlMailer(folder: string, from: string): Mailer {
  senderDomain(from);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const writing = new Set<Promise<void>>();
  const write = async (mail: Mail): Promise<void> => {
    if (!/^[\w-]+$/.test(mail.id)) throw new Error('The id of a mail must be letters, digits and dashes.');
    const { message } = await transport.sendMail(mailMessage(mail, from));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Renamed when complete, so that nobody reads half a mail.
    const hidden = join(folder, `.${mail.id}.eml`);
    await writeFile(hidden, message, { mode: 0o600, flush: true });
    await rename(hidden, join(folder, `${mail.id}.eml`));
  };
  return {
    destination: folder,
    send: (mail) => {
      const written = write(mail).finally(() => writing.delete(written));
      writing.add(written);
      return written;
    },
    written: async () => {
      await Promise.allSettled(writing);
    },
  };
}
