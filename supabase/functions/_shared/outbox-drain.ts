import { createDrain } from './create-drain.ts';
import { drainOutbox, type OutboxWork } from './outbox.ts';

/**
 * Creates a function that sends all that is due: mails and webhooks beside each other, so that neither waits for a server of
 * the other that hangs. Calls meanwhile make it look once more; resolves when nothing is left, and never rejects.
 */
export function outboxDrain({ send, post, ...work }: OutboxWork): () => Promise<void> {
  const drains = [
    ...(send ? [createDrain(() => drainOutbox({ ...work, send }))] : []),
    ...(post ? [createDrain(() => drainOutbox({ ...work, post }))] : []),
  ];
  return async () => {
    await Promise.all(drains.map((drain) => drain()));
  };
}
