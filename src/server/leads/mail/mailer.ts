import type { Send } from '../../../../supabase/functions/_shared/mail-types.ts';

/** A transport for mails. */
export interface Mailer {
  send: Send;
  /** Resolves when the files of mails that are being sent are written; absent when it writes none. */
  written?: () => Promise<void>;
  /** Where mails go, without password. */
  destination: string;
}
