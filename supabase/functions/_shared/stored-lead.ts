/** A lead as the database keeps it. */
export interface StoredLead {
  id: string;
  formType: string;
  email: string;
  /** ISO date and time. */
  createdAt: string;
  fields: Record<string, string>;
}

/** A mail that is due, claimed for this worker for some minutes. */
export interface OutboxItem {
  id: string;
  kind: 'company' | 'visitor';
  /** Which attempt this is; the database ignores a worker that settles an older one. */
  attempts: number;
  /** The visitor gets a mail too; few a day go to one address. */
  hasVisitorMail: boolean;
  lead: StoredLead;
}
