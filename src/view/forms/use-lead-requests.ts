import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Notice } from '../../shared/notices.ts';
import { createLeadRequests, type LeadRequest, orphanedNotice, requestOf } from './lead-requests.ts';

/** Belongs to the document; only the browser writes to it, so prerendered pages have nothing to share. */
export const leadRequests = createLeadRequests();

/** What the form with this id is sending, and what there is to say about it. */
export function useLeadRequest(id: string): LeadRequest {
  return useStore(leadRequests.store, (state) => requestOf(state, id));
}

/**
 * The component shows the notices of this form as long as it is there. A notice that was read there does not follow
 * the visitor to another page; an outcome that came while the visitor was leaving does.
 */
export function useNoticeOutlet(id: string): void {
  useEffect(() => leadRequests.addOutlet(id), [id]);
}

/** A notice whose form is no longer on the screen, with the form's id. */
export function useOrphanedNotice(): { id: string; notice: Notice } | undefined {
  return orphanedNotice(useStore(leadRequests.store));
}
