declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

/** Keeps the function alive after its response until the work is done. The work must not reject. */
export function inBackground(work: Promise<unknown>): void {
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
}
