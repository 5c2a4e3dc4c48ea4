import './react.ts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { closeMenusInTheWay } from './close-menus.ts';
import { FirstPage } from './FirstPage.tsx';
import { awaitFirstNavigation } from './first-navigation.ts';
import { readFirstView } from './first-view.ts';
import { keepDocument } from './keep-document.ts';
import { keepReturnedPlace } from './keep-place.ts';
import { listenToLinks } from './link-clicks.ts';
import { loadStyles } from './load-styles.ts';
import { prefetch, prefetchSite } from './prefetch.ts';
import { push } from './site-history.ts';

const container = document.querySelector('main');
if (!container) throw new Error('The document has no <main>.');

const firstView = readFirstView();
const bringBack = keepDocument(container);

// A result or a failure has parts that the document holds no styles of: behind the scripts on a slow line, and ahead of a held press.
const styled = loadStyles();

/** Resolves after hydration: the loader then replays held events. */
export const hydrated = new Promise<true>((resolve) => {
  const hydrate = (): void => {
    const firstPage = (
      <FirstPage
        firstView={firstView}
        onRendered={() => {
          keepReturnedPlace();
          bringBack();
        }}
        onHydrated={() => {
          document.documentElement.dataset.hydrated = '';
          // From here on forms keep their drafts themselves.
          self.onpagehide = null;
          document.querySelector('body > [data-offline]')?.remove();
          listenToLinks({ navigate: push, prefetch, prefetchSite });
          closeMenusInTheWay();
          resolve(true);
        }}
        onShown={() => awaitFirstNavigation(root, firstPage)}
      />
    );
    const root = hydrateRoot(container, firstPage);
  };
  // The result of an address is there at once: without its styles it would move what a visitor reads.
  const isReady = location.hash === '' ? Promise.resolve() : styled;
  // In a transition React hydrates in slices that yield to input.
  void isReady.then(() => startTransition(hydrate));
});
