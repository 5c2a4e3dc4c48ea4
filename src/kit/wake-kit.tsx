import { hydrateRoot } from 'react-dom/client';
import type { KitView } from '../shared/kit.ts';
import { actOut } from './blocks/act-out.ts';
import type { LiveState } from './blocks/live-states.ts';
import { prepareState } from './blocks/prepare-state.ts';
import { LiveKit } from './LiveKit.tsx';

const container = document.getElementById('root');
const data = document.getElementById('kit-view')?.textContent;
if (!container || !data) throw new Error('The document holds no screen of the kit.');
const view: KitView = JSON.parse(data);

const state = prepareState(view.screen);
hydrateRoot(
  container,
  <LiveKit
    first={view}
    onAwake={() => {
      document.documentElement.dataset.awake = '';
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
