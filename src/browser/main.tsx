import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import { classOnlySheet } from '../view/theme/class-only-sheet.ts';
import { App } from './App.tsx';
import { readFirstView } from './first-view.ts';
import { announceAwake } from './ready.ts';

export { awake } from './ready.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element with id "root".');

const firstView = readFirstView();

// On the development server styled-components writes its own rules, so that a changed style shows without a reload.
const sheet = import.meta.hot ? undefined : classOnlySheet();

hydrateRoot(
  root,
  <StyleSheetManager sheet={sheet}>
    <BrowserRouter>
      <App firstView={firstView} onAwake={announceAwake} />
    </BrowserRouter>
  </StyleSheetManager>,
);
