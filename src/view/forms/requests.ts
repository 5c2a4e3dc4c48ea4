import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type LeadFields, leadBody } from './lead-body.ts';
import type { LeadFormDefinition } from './lead-form-definition.ts';
import type { Notice } from './notices.ts';
import { forgetRequestKey, requestKey } from './request-key.ts';
import { sendLead } from './send-lead.ts';
import { clearDraft } from './session-draft.ts';

/** How it stands with what one form sends. */
export interface FormRequest {
  busy: boolean;
  notice?: Notice;
  /** How many requests of this form have arrived since the document was opened. */
  sent: number;
}

interface Requests {
  /** By the form's id. */
  requests: Record<string, FormRequest>;
  /** The ids of forms that show their own notices now. */
  attended: readonly string[];
}

const untouched: FormRequest = { busy: false, sent: 0 };

/**
 * Belongs to the document, not to a form: a request goes on when its visitor leaves the page, and whoever is on the
 * screen then shows how it ended. Only the browser writes to it, so prerendered pages have nothing to share.
 */
const store = createStore<Requests>()(() => ({ requests: {}, attended: [] }));

function requestOf({ requests }: Requests, id: string): FormRequest {
  return requests[id] ?? untouched;
}

function update(id: string, change: Partial<FormRequest>): void {
  store.setState((state) => ({
    requests: { ...state.requests, [id]: { ...requestOf(state, id), ...change } },
  }));
}

/** What the form with this id is sending, and what there is to say about it. */
export function useFormRequest(id: string): FormRequest {
  return useStore(store, (state) => requestOf(state, id));
}

/** Shows a notice at the form with this id; `undefined` takes the last one away. */
export function setNotice(id: string, notice: Notice | undefined): void {
  update(id, { notice });
}

/**
 * Says that the notices of this form have a place on the screen as long as the component is there. What was shown
 * there does not follow the visitor to another page.
 */
export function useAttendance(id: string): void {
  useEffect(() => {
    store.setState(({ attended }) => ({ attended: [...attended, id] }));
    return () => {
      store.setState(({ attended }) => ({ attended: attended.toSpliced(attended.indexOf(id), 1) }));
      // A form that closes hands its notice over to what comes in its place, in the same commit.
      queueMicrotask(() => {
        if (!store.getState().attended.includes(id)) setNotice(id, undefined);
      });
    };
  }, [id]);
}

/** A notice whose form is no longer on the screen, with the form's id. */
export function useLostNotice(): { id: string; notice: Notice } | undefined {
  const { requests, attended } = useStore(store);
  for (const [id, { notice }] of Object.entries(requests)) {
    if (notice !== undefined && !attended.includes(id)) return { id, notice };
  }
  return undefined;
}

interface Submission {
  /** The form's id. */
  id: string;
  form: LeadFormDefinition;
  fields: LeadFields;
  /** What stands in the field that only robots fill in. */
  website: string;
}

/** Sends what a form says, once at a time, and puts the notice of its outcome. Never throws. */
export async function submitRequest({ id, form, fields, website }: Submission): Promise<void> {
  if (requestOf(store.getState(), id).busy) return;
  update(id, { busy: true, notice: undefined });
  const extras = { idempotencyKey: requestKey(id), website, elapsedMs: Math.round(performance.now()) };
  const outcome = await sendLead(leadBody(fields, extras));
  const { sent } = requestOf(store.getState(), id);
  if (outcome === 'sent') {
    forgetRequestKey(id);
    clearDraft(form.name);
  }
  update(id, { busy: false, notice: form.notices[outcome], sent: outcome === 'sent' ? sent + 1 : sent });
}
