import type { Send } from '../../../supabase/functions/_shared/mail-types.ts';

/** A transport for mails. */
export interface Mailer {
  send: Send;
  /** Where mails go, without password. */
  destination: string;
}
