let loading: Promise<void> | undefined;

/**
 * Loads the deferred stylesheet, once: the styles of other pages that this document left out. Resolves also when it cannot
 * be loaded: a page that lacks some styles is better than none.
 */
export function loadStyles(): Promise<void> {
  loading ??= new Promise((resolve) => {
    const { styles } = document.documentElement.dataset;
    if (!styles) return resolve();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = styles;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
  return loading;
}
