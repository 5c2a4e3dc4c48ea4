/**
 * Makes a function that starts `drain` unless it is running; then it makes it run once more afterwards, so that what
 * was stored meanwhile leaves too. The promise resolves when nothing is left to run, and rejects when `drain` does.
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
      // In the same step as the last look at `again`, so that no call falls between.
      running = undefined;
    }
  }

  return () => {
    again = true;
    running ??= Promise.resolve().then(run);
    return running;
  };
}
