/** Reports the progress of long work to a person at a terminal. */
export interface Progress {
  /** A step without parts begins. */
  step(name: string): void;
  /** A step with `total` equal parts begins; call `next` after each part. */
  count(name: string, total: number): { next: () => void };
  /** Takes the line away, so that other words begin on an empty one. */
  clear(): void;
  /** The work is done: the last line, with the time it took. */
  done(sentence: string): void;
}

interface ProgressOutput {
  write(text: string): unknown;
  /** Whether lines can be rewritten; elsewhere, as in CI, only the last line is printed. */
  isTTY?: boolean;
}

/** Redrawing more often than this costs time and shows nothing more. */
const millisecondsBetweenDraws = 100;

/** Progress on a terminal, as one line that is rewritten; silent but for the last line where there is no terminal. */
export function createProgress(output: ProgressOutput, now: () => number = Date.now): Progress {
  const start = now();
  const draw = (text: string): void => {
    if (output.isTTY) output.write(`\r\u001b[2K${text}`);
  };
  return {
    step: (name) => draw(`${name}…`),
    count(name, total) {
      const begin = now();
      let finished = 0;
      let drawn = 0;
      draw(`${name}: 0 van ${total}`);
      return {
        next() {
          finished += 1;
          if (finished < total && now() - drawn < millisecondsBetweenDraws) return;
          drawn = now();
          draw(`${name}: ${finished} van ${total}${timeLeft(drawn - begin, finished, total)}`);
        },
      };
    },
    clear: () => draw(''),
    done(sentence) {
      draw('');
      output.write(`${sentence} in ${((now() - start) / 1000).toFixed(1).replace('.', ',')} s.\n`);
    },
  };
}

/** An estimate that is worth showing only on work of some seconds. */
function timeLeft(elapsed: number, finished: number, total: number): string {
  const seconds = Math.round(((elapsed / finished) * (total - finished)) / 1000);
  return seconds >= 2 ? `, nog ongeveer ${seconds} s` : '';
}
