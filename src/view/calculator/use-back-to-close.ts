import { useEffect, useEffectEvent } from 'react';

/** Gives a layer over the page an entry of the history, so that Back closes it and stays on the page. */
export function useBackToClose(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const depth = depthOf(history.state) + 1;
    const isOpen = (): boolean => depthOf(history.state) >= depth;
    const { scrollRestoration } = history;
    // The way back would else scroll to the anchor of the address.
    history.scrollRestoration = 'manual';
    // With the key of the page's own entry: no navigation.
    history.pushState({ ...history.state, depth }, '');
    // A reload of the layer's own entry keeps the place.
    history.scrollRestoration = scrollRestoration;
    const onPop = (): void => {
      if (!isOpen()) close();
    };
    addEventListener('popstate', onPop);
    return () => {
      removeEventListener('popstate', onPop);
      // By then the layer's opener has the focus, which some browsers drop on the way back.
      queueMicrotask(() => {
        const { activeElement } = document;
        const settle = (): void => {
          history.scrollRestoration = scrollRestoration;
          if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
        };
        if (!isOpen()) return void setTimeout(settle);
        addEventListener('popstate', () => setTimeout(settle), { once: true });
        history.back();
      });
    };
  }, []);
}

/** Layers over the page of an entry. */
function depthOf(state: { depth?: number } | null): number {
  return state?.depth ?? 0;
}
