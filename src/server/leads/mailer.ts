import type { Send } from '../../../supabase/functions/_shared/mail-types.ts';

/** A way for mails to leave. */
export interface Mailer {
  send: Send;
  /** Where mails go, for whoever starts the server; without password. */
  destination: string;
}
