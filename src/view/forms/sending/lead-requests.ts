import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LeadValues } from '../../../shared/leads/lead-fields.ts';
import { type LeadFormName, leadForms } from '../../../shared/leads/lead-forms.ts';
import { leadReference } from '../../../shared/leads/lead-reference.ts';
import type { Notice } from '../../../shared/leads/notices.ts';
import { firstTouch } from '../draft/first-touch.ts';
import { clearDraft, readDraft } from '../draft/session-draft.ts';
import { forgetRequestKey, requestKey } from './request-key.ts';
import { sendLead } from './send-lead.ts';
import { forgetSentLead, keepSentLead, keptSentLead, type SentLead } from './sent-lead.ts';

/** The state of a form's request. */
export interface LeadRequest {
  busy: boolean;
  notice?: Notice;
  /** When its outcome arrived, in milliseconds since the document was opened. */
  settledAt?: number;
  /** The lead that the notice is about, once it has arrived. */
  sentLead?: SentLead;
  /** Requests of this form that arrived since the document was opened. */
  sent: number;
}

interface LeadRequestsState {
  /** By form id. */
  requests: Readonly<Record<string, LeadRequest>>;
  /** Ids of forms that display their own notices. */
  outlets: readonly string[];
}

export interface LeadToSend {
  /** Form and subject. */
  id: string;
  form: LeadFormName;
  values: LeadValues;
  /** Content of the honeypot. */
  website: string;
}

/** All form requests of a document; they outlive their form. */
export interface LeadRequests {
  store: StoreApi<LeadRequestsState>;
  /** Shows a form's notice, or removes it when `undefined`. */
  setNotice(id: string, notice: Notice | undefined): void;
  /** A visitor is at the form of these ids, or writes in one: that another lead arrived has been read. */
  begin(ids: readonly string[]): void;
  /** Marks a form as displaying its own notices, also one from before a reload. Returns the cleanup. */
  addOutlet(id: string): () => void;
  /** Sends a lead, one at a time per form, and sets the notice of its outcome. Never rejects. */
  submit(lead: LeadToSend): Promise<void>;
}

interface LeadRequestsOptions {
  send?: typeof sendLead;
  /** Milliseconds since the document was opened. */
  now?: () => number;
  /** Milliseconds since a form was first touched. */
  elapsedMs?: () => number;
}

const idle: LeadRequest = { busy: false, sent: 0 };

/** Notices shown this briefly before leaving may be missed. */
const readingTimeMs = 5000;

/** A form's request. */
export function requestOf({ requests }: LeadRequestsState, id: string): LeadRequest {
  return requests[id] ?? idle;
}

/** A notice without a displaying form, and that form's id. */
export function orphanedNotice(state: LeadRequestsState): { id: string; notice: Notice } | undefined {
  for (const [id, { notice }] of Object.entries(state.requests)) {
    if (notice !== undefined && !state.outlets.includes(id)) return { id, notice };
  }
  return undefined;
}

/** Creates independent requests. */
export function createLeadRequests(options: LeadRequestsOptions = {}): LeadRequests {
  const { send = sendLead, now = () => performance.now(), elapsedMs = firstTouch.elapsedMs } = options;
  const store = createStore<LeadRequestsState>()(() => ({ requests: {}, outlets: [] }));

  function update(id: string, change: Partial<LeadRequest>): void {
    store.setState((state) => ({
      requests: { ...state.requests, [id]: { ...requestOf(state, id), ...change } },
    }));
  }

  function setNotice(id: string, notice: Notice | undefined): void {
    forgetSentLead(id);
    update(id, { notice, settledAt: undefined, sentLead: undefined });
  }

  /** As a document that was reloaded knows of nothing. */
  function restore(id: string): void {
    const sentLead = store.getState().requests[id] ? undefined : keptSentLead(id);
    if (sentLead) update(id, { notice: leadForms[sentLead.form].notices.sent, sentLead });
  }

  function removeOutlet(id: string): void {
    store.setState(({ outlets }) => {
      const index = outlets.indexOf(id);
      return { outlets: outlets.filter((_, place) => place !== index) };
    });
    // A closing form passes its notice to its successor in the same commit.
    queueMicrotask(() => {
      const state = store.getState();
      const isRead = now() - (requestOf(state, id).settledAt ?? Number.NEGATIVE_INFINITY) > readingTimeMs;
      if (isRead && !state.outlets.includes(id)) setNotice(id, undefined);
    });
  }

  return {
    store,
    setNotice,
    begin(ids) {
      for (const [id, { notice }] of Object.entries(store.getState().requests))
        if (notice?.tone === 'good' && !ids.includes(id)) setNotice(id, undefined);
    },
    addOutlet(id) {
      store.setState(({ outlets }) => ({ outlets: [...outlets, id] }));
      restore(id);
      return () => removeOutlet(id);
    },
    async submit({ id, form, values, website }) {
      if (requestOf(store.getState(), id).busy) return;
      setNotice(id, undefined);
      update(id, { busy: true });
      const { formType, notices } = leadForms[form];
      const draft = JSON.stringify(readDraft(form));
      const extras = { idempotencyKey: requestKey(id), website, elapsedMs: elapsedMs() };
      const { outcome, id: leadId } = await send({ ...values, formType, ...extras });
      const { sent } = requestOf(store.getState(), id);
      const settled = { busy: false, notice: notices[outcome], settledAt: now() };
      if (outcome !== 'sent') {
        update(id, settled);
        return;
      }
      const sentLead = { form, values, reference: leadId && leadReference(leadId) };
      forgetRequestKey(id);
      // What was written meanwhile is in no lead yet.
      if (JSON.stringify(readDraft(form)) === draft) clearDraft(form);
      keepSentLead(id, sentLead);
      update(id, { ...settled, sentLead, sent: sent + 1 });
    },
  };
}
