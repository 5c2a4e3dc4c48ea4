/**
 * A function whose answer is shared by all who ask while it is on its way, and for so many milliseconds after: also an answer
 * that all is not well, which would otherwise be asked for without end.
 */
export function cacheAnswer<Answer>(ask: () => Promise<Answer>, milliseconds: number): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  let until = 0;
  return () => {
    if (answer !== undefined && performance.now() < until) return answer;
    until = Number.POSITIVE_INFINITY;
    answer = ask().finally(() => {
      until = performance.now() + milliseconds;
    });
    return answer;
  };
}
