import { hydrateRoot } from 'react-dom/client';
import type { StudioView } from '../shared/authors/studio.ts';
import type { LiveState } from './blocks/live-states.ts';
import { playState } from './blocks/play-state.ts';
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

/** Marks the document when done, also when a state could not be reached. */
async function show(state: LiveState): Promise<void> {
  try {
    await playState(state);
  } finally {
    document.documentElement.dataset.state = state.name;
  }
}
