import { hydrateRoot } from 'react-dom/client';
import type { KitView } from '../shared/kit.ts';
import { actOut } from './blocks/act-out.ts';
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
      if (state) void actOut(state);
    }}
  />,
);
