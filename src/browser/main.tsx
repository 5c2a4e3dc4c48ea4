import { hydrateRoot } from 'react-dom/client';
import { FirstPage } from './FirstPage.tsx';
import { readFirstView } from './first-view.ts';
import { inSheet } from './in-sheet.tsx';
import { leaveOnIntent } from './leave.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The document has no element with id "root".');

const firstView = readFirstView();

/** Resolves when the page is hydrated; the gate then repeats what it kept. */
export const awake = new Promise<void>((resolve) => {
  const root = hydrateRoot(
    container,
    inSheet(
      <FirstPage
        firstView={firstView}
        onAwake={() => {
          document.documentElement.dataset.awake = '';
          document.querySelector('body > [data-unsent]')?.remove();
          resolve();
          return leaveOnIntent(root, firstView);
        }}
      />,
    ),
  );
});
