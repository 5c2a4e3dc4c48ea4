const timeoutMs = 8_000;

/** Whether anything comes back from the host, be it a refusal; false without a connection, or with one that brings nothing. */
export function hostAnswers(): Promise<boolean> {
  return fetch(location.pathname, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  }).then(
    () => true,
    () => false,
  );
}
