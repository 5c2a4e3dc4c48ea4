/**
 * Creates a function that runs `drain`, one at a time; calls meanwhile make it run once more, so that what was stored
 * meanwhile is sent too. Resolves when nothing is left to run, and rejects when `drain` does.
 */
export function createDrain(drain: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let again = false;

  async function run(): Promise<void> {
    try {
      while (again) {
        again = false;
        await drain();
      }
    } finally {
      // Synchronously after the last check of `again`, so that no call is missed.
      running = undefined;
    }
  }

  return () => {
    again = true;
    running ??= Promise.resolve().then(run);
    return running;
  };
}
