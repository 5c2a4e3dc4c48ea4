/** A visitor who is still here after this has not left: a `tel:` link begins like a navigation. */
const maxLeaveMs = 10_000;

/**
 * What is being fetched; a failure waits while the visitor leaves this document. Firefox and Safari abort pending
 * requests as soon as the visitor leaves: a failure would be shown until the next page is there, and reloading this one
 * would replace that navigation.
 */
export function unlessLeaving<Value>(fetching: Promise<Value>): Promise<Value> {
  let isLeaving = false;
  const leave = (): void => {
    isLeaving = true;
  };
  // Only meanwhile: Firefox keeps no document for a step back that listens to this.
  addEventListener('beforeunload', leave);
  return fetching
    .catch(async (error: unknown) => {
      if (isLeaving) await new Promise((resolve) => setTimeout(resolve, maxLeaveMs));
      throw error;
    })
    .finally(() => removeEventListener('beforeunload', leave));
}
