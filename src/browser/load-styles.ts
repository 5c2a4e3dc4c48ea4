let loading: Promise<void> | undefined;

/**
 * Fetches the styles that this document came without, which later pages may need; once. Resolves when they apply, or
 * when they cannot be fetched: a page with some styles missing is better than none.
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
