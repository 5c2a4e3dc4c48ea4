import { clearDraft, readDraft, writeDraft } from '../draft/session-draft.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

/** Without storage, keys last as long as the document. */
const keys = new Map<string, string>();

/** A form's idempotency key: the same for every attempt, even after a reload, until the request has arrived. */
export function requestKey(form: string): string {
  const key = keys.get(form) ?? readDraft(draftName(form)).key ?? newIdempotencyKey();
  keys.set(form, key);
  writeDraft(draftName(form), { key });
  return key;
}

/** After arrival: the next request gets a new key. */
export function forgetRequestKey(form: string): void {
  keys.delete(form);
  clearDraft(draftName(form));
}

function draftName(form: string): string {
  return `request ${form}`;
}
