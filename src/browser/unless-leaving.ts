/**
 * What is being fetched; a failure while the visitor leaves this document stays pending. Firefox and Safari give up what is
 * under way as soon as somebody leaves: a failure would be shown until the next page is there, and loading this one anew would
 * take its place.
 */
export function unlessLeaving<Value>(fetching: Promise<Value>): Promise<Value> {
  let isLeaving = false;
  const leave = (): void => {
    isLeaving = true;
  };
  // Only meanwhile: Firefox keeps no document for a step back that listens to this.
  addEventListener('beforeunload', leave);
  return fetching
    .catch((error: unknown) => (isLeaving ? new Promise<never>(() => {}) : Promise.reject(error)))
    .finally(() => removeEventListener('beforeunload', leave));
}
