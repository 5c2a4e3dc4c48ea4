/** Whether anything comes back from the host, be it a refusal; false without a connection. */
export function hostAnswers(): Promise<boolean> {
  return fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}
