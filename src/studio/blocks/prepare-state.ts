import type { StudioScreen } from '../../shared/authors/studio.ts';
import { draftPrefix } from '../../view/forms/draft/session-draft.ts';
import { type LiveState, statesOf } from './live-states.ts';
import { mockLeadService } from './mock-lead-service.ts';

/** Prepares for the state that a screen asks for, if any. Must run before hydration, which restores drafts. */
export function prepareState(screen: StudioScreen): LiveState | undefined {
  if (screen.name !== 'block') return undefined;
  const state = statesOf(screen.block.type).find(({ name }) => name === screen.state);
  if (!state) return undefined;
  forgetDrafts();
  // The site shares the storage.
  addEventListener('pagehide', forgetDrafts);
  if (state.service) mockLeadService(state.service);
  return state;
}

function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key);
}
