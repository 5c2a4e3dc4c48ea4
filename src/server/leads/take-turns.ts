type Work = () => Promise<unknown>;

/** Work that is done one at a time. */
export interface Turns {
  /** Does it when its turn has come: work of one line in its order, and lines by turns, so that a long one keeps no other waiting. */
  take<Answer>(line: string, work: () => Promise<Answer>): Promise<Answer>;
  /** Resolves when nothing waits. */
  idle(): Promise<void>;
}

/** Creates turns of which nobody has taken one. */
export function createTurns(): Turns {
  const lines = new Map<string, Work[]>();
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    // A line that is put back stands behind the others, and behind what came meanwhile.
    for (const [name, line] of lines) {
      lines.delete(name);
      const next = line.shift();
      if (line.length > 0) lines.set(name, line);
      await next?.();
    }
    running = undefined;
  }

  return {
    take: (name, work) =>
      new Promise((resolve, reject) => {
        const inTurn = () => work().then(resolve, reject);
        const line = lines.get(name);
        if (line) line.push(inTurn);
        else lines.set(name, [inTurn]);
        running ??= Promise.resolve().then(run);
      }),
    idle: async () => running,
  };
}
