/** Listens to keys here and in the page of the preview, which keeps its own from here. Returns the cleanup. */
export function listenToKeys(
  inside: Document | undefined,
  onKeyDown: (event: KeyboardEvent) => void,
): () => void {
  addEventListener('keydown', onKeyDown);
  inside?.addEventListener('keydown', onKeyDown);
  return () => {
    removeEventListener('keydown', onKeyDown);
    inside?.removeEventListener('keydown', onKeyDown);
  };
}
