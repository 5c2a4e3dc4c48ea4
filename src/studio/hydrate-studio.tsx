import { hydrateRoot } from 'react-dom/client';
import type { StudioView } from '../shared/studio.ts';
import { actOut } from './blocks/act-out.ts';
import type { LiveState } from './blocks/live-states.ts';
import { prepareState } from './blocks/prepare-state.ts';
import { LiveStudio } from './LiveStudio.tsx';

const container = document.getElementById('root');
const data = document.getElementById('studio-view')?.textContent;
if (!container || !data) throw new Error('The document holds no screen of the studio.');
const view: StudioView = JSON.parse(data);

const state = prepareState(view.screen);
hydrateRoot(
  container,
  <LiveStudio
    first={view}
    onHydrated={() => {
      document.documentElement.dataset.hydrated = '';
      if (state) void show(state);
    }}
  />,
);

/** The document says when nothing more is coming, also when a state could not be reached. */
async function show(state: LiveState): Promise<void> {
  try {
    await actOut(state);
  } finally {
    document.documentElement.dataset.state = state.name;
  }
}
