import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LeadValues } from '../../shared/lead-fields.ts';
import { type LeadFormName, leadForms } from '../../shared/lead-forms.ts';
import type { Notice } from '../../shared/notices.ts';
import { firstTouch } from './first-touch.ts';
import { forgetRequestKey, requestKey } from './request-key.ts';
import { sendLead } from './send-lead.ts';
import { clearDraft } from './session-draft.ts';

/** How it stands with what one form sends. */
export interface LeadRequest {
  busy: boolean;
  notice?: Notice;
  /** When the outcome was known that the notice tells, in milliseconds since the document was opened. */
  settledAt?: number;
  /** How many requests of this form have arrived since the document was opened. */
  sent: number;
}

export interface LeadRequestsState {
  /** By the form's id. */
  requests: Readonly<Record<string, LeadRequest>>;
  /** The ids of forms that show their own notices now. */
  outlets: readonly string[];
}

/** What one form sends. */
export interface LeadToSend {
  /** Names the form and what it is about. */
  id: string;
  form: LeadFormName;
  values: LeadValues;
  /** What stands in the field that only robots fill in. */
  website: string;
}

/** The requests of a document's forms: a request goes on when its form leaves the screen. */
export interface LeadRequests {
  store: StoreApi<LeadRequestsState>;
  /** Shows a notice at a form; `undefined` takes the last one away. */
  setNotice(id: string, notice: Notice | undefined): void;
  /** A form's notices have a place on the screen until the function that this gives is called. */
  addOutlet(id: string): () => void;
  /** Sends a lead, one at a time for each form, and sets the notice of its outcome. Never rejects. */
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

/** Milliseconds in which a visitor who is leaving may have missed a notice. */
const readingTimeMs = 5000;

/** The request of the form with this id. */
export function requestOf({ requests }: LeadRequestsState, id: string): LeadRequest {
  return requests[id] ?? idle;
}

/** A notice that no form on the screen shows, with its form's id. */
export function orphanedNotice(state: LeadRequestsState): { id: string; notice: Notice } | undefined {
  for (const [id, { notice }] of Object.entries(state.requests)) {
    if (notice !== undefined && !state.outlets.includes(id)) return { id, notice };
  }
  return undefined;
}

/** Requests that share nothing with others. */
export function createLeadRequests(options: LeadRequestsOptions = {}): LeadRequests {
  const { send = sendLead, now = () => performance.now(), elapsedMs = firstTouch.elapsedMs } = options;
  const store = createStore<LeadRequestsState>()(() => ({ requests: {}, outlets: [] }));

  function update(id: string, change: Partial<LeadRequest>): void {
    store.setState((state) => ({
      requests: { ...state.requests, [id]: { ...requestOf(state, id), ...change } },
    }));
  }

  function setNotice(id: string, notice: Notice | undefined): void {
    update(id, { notice, settledAt: undefined });
  }

  function removeOutlet(id: string): void {
    store.setState(({ outlets }) => ({ outlets: outlets.toSpliced(outlets.indexOf(id), 1) }));
    // A form that closes hands its notice over to what comes in its place, in the same commit.
    queueMicrotask(() => {
      const state = store.getState();
      const isRead = now() - (requestOf(state, id).settledAt ?? Number.NEGATIVE_INFINITY) > readingTimeMs;
      if (isRead && !state.outlets.includes(id)) setNotice(id, undefined);
    });
  }

  return {
    store,
    setNotice,
    addOutlet(id) {
      store.setState(({ outlets }) => ({ outlets: [...outlets, id] }));
      return () => removeOutlet(id);
    },
    async submit({ id, form, values, website }) {
      if (requestOf(store.getState(), id).busy) return;
      update(id, { busy: true, notice: undefined, settledAt: undefined });
      const { formType, notices } = leadForms[form];
      const extras = { idempotencyKey: requestKey(id), website, elapsedMs: elapsedMs() };
      const outcome = await send({ ...values, formType, ...extras });
      const { sent } = requestOf(store.getState(), id);
      if (outcome === 'sent') {
        forgetRequestKey(id);
        clearDraft(form);
      }
      update(id, {
        busy: false,
        notice: notices[outcome],
        settledAt: now(),
        sent: outcome === 'sent' ? sent + 1 : sent,
      });
    },
  };
}
