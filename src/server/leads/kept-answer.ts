/** How long an answer is kept. */
export interface KeepOptions<Answer> {
  milliseconds: number;
  /** Whether it is worth keeping. */
  isKept: (answer: Answer) => boolean;
}

/** A function whose answer is shared by all who ask while it is on its way, and kept for a while after. */
export function keepAnswer<Answer>(
  ask: () => Promise<Answer>,
  { milliseconds, isKept }: KeepOptions<Answer>,
): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  let until = Number.POSITIVE_INFINITY;
  return () => {
    if (answer !== undefined && performance.now() < until) return answer;
    until = Number.POSITIVE_INFINITY;
    const asked = ask();
    answer = asked;
    const settled = (kept: boolean) => {
      until = kept ? performance.now() + milliseconds : 0;
    };
    asked.then(
      (value) => settled(isKept(value)),
      () => settled(false),
    );
    return asked;
  };
}
