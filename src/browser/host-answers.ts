const timeoutMs = 8_000;

/** Whether the host answers at all, even with an error; false without a working connection. */
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
