import './react.ts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { FirstPage } from './FirstPage.tsx';
import { readFirstView } from './first-view.ts';
import { leaveOnIntent } from './leave.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The document has no element with id "root".');

const firstView = readFirstView();

/** Becomes true when the page is hydrated; the gate then repeats what it kept. */
export const awake = new Promise<true>((resolve) => {
  // As a transition React hydrates in slices, and lets the browser answer the visitor between them.
  startTransition(() => {
    const root = hydrateRoot(
      container,
      <FirstPage
        firstView={firstView}
        onAwake={() => {
          document.documentElement.dataset.awake = '';
          document.querySelector('body > [data-unsent]')?.remove();
          resolve(true);
          return leaveOnIntent(root, firstView);
        }}
      />,
    );
  });
});
