import { newIdempotencyKey } from './idempotency-key.ts';
import { clearDraft, readDraft, writeDraft } from './session-draft.ts';

/** Where storage is forbidden the keys live as long as the document. */
const keys = new Map<string, string>();

/**
 * The key of the request that a form is making: the same for every attempt, also after a reload, until the request
 * has arrived. So whatever the visitor tries again, it arrives once.
 */
export function requestKey(form: string): string {
  const key = keys.get(form) ?? readDraft(draftName(form)).key ?? newIdempotencyKey();
  keys.set(form, key);
  writeDraft(draftName(form), { key });
  return key;
}

/** The request has arrived: the next one gets a key of its own. */
export function forgetRequestKey(form: string): void {
  keys.delete(form);
  clearDraft(draftName(form));
}

function draftName(form: string): string {
  return `request ${form}`;
}
