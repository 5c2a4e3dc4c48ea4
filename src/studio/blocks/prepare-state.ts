import type { StudioScreen } from '../../shared/studio.ts';
import { setServiceMood } from './lead-service-mood.ts';
import { type LiveState, statesOf } from './live-states.ts';

/**
 * Makes ready for the state that a screen asks for; undefined when it asks for none. Must run before the screen
 * is woken: what an earlier state typed would come back otherwise, as drafts do.
 */
export function prepareState(screen: StudioScreen): LiveState | undefined {
  if (screen.name !== 'block') return undefined;
  const state = statesOf(screen.block.type).find(({ name }) => name === screen.state);
  if (!state) return undefined;
  forgetDrafts();
  // Neither may what is typed here turn up on the site.
  addEventListener('pagehide', forgetDrafts);
  if (state.service) setServiceMood(state.service);
  return state;
}

function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith('draft ')) sessionStorage.removeItem(key);
}
