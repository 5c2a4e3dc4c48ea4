let loading: Promise<void> | undefined;

/**
 * Loads the deferred stylesheet once, for other pages and for what appears after a result. Resolves even on failure,
 * and then retries at the next call: missing styles are better than no page.
 */
export function loadStyles(): Promise<void> {
  loading ??= new Promise((resolve) => {
    const styles = document.getElementById('loader')?.dataset.styles;
    // In development all are inlined.
    if (styles === undefined) return resolve();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = styles;
    link.onload = () => resolve();
    link.onerror = () => {
      loading = undefined;
      link.remove();
      resolve();
    };
    document.head.append(link);
  });
  return loading;
}
