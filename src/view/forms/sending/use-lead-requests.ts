import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Notice } from '../../../shared/leads/notices.ts';
import { createLeadRequests, type LeadRequest, orphanedNotice, requestOf } from './lead-requests.ts';

/** Per document; only browsers write to it, so prerendered pages share nothing. */
export const leadRequests = createLeadRequests();

/** A form's request and notice. */
export function useLeadRequest(id: string): LeadRequest {
  return useStore(leadRequests.store, (state) => requestOf(state, id));
}

/**
 * Marks the component as outlet of a form's notices. Notices read there do not follow the visitor to another page; an
 * outcome during the navigation does.
 */
export function useNoticeOutlet(id: string): void {
  useEffect(() => leadRequests.addOutlet(id), [id]);
}

/** A notice without a displaying form, and that form's id. */
export function useOrphanedNotice(): { id: string; notice: Notice } | undefined {
  return orphanedNotice(useStore(leadRequests.store));
}
