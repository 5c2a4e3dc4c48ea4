/** A lead as the database keeps it. */
export interface StoredLead {
  id: string;
  formType: string;
  email: string;
  /** ISO date and time. */
  createdAt: string;
  fields: Record<string, string>;
}

interface Claimed {
  id: string;
  /** Which attempt this is; the database ignores a worker that settles an older one. */
  attempts: number;
}

/** A mail about one lead, or its webhook. */
export interface LeadItem extends Claimed {
  kind: 'company' | 'visitor' | 'webhook';
  /** The visitor gets a mail too; few a day go to one address. */
  hasVisitorMail: boolean;
  lead: StoredLead;
}

/** Why a lead waits for a person. */
export type WaitingReason = 'quarantined' | 'dead' | 'undelivered' | 'unanswered';

/** What waits for a person: leads, how many and the oldest of them, and a word on the clock. */
export interface WaitingLeads {
  total: number;
  leads: (StoredLead & { reasons: WaitingReason[] })[];
  /** Old leads stay until a person says that the clock is right. */
  purgeRefused?: boolean;
}

/** The mail of one morning, as things stand when it is sent. */
export interface DigestItem extends Claimed {
  kind: 'digest';
  waiting: WaitingLeads;
}

/** A mail that is due, claimed for this worker for some minutes. */
export type OutboxItem = LeadItem | DigestItem;
