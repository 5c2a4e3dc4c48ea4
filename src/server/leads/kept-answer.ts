/** A function whose answer is kept for so many milliseconds, and shared by all who ask meanwhile. */
export function keepAnswer<Answer>(ask: () => Promise<Answer>, milliseconds: number): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  let until = 0;
  return () => {
    const now = performance.now();
    if (answer === undefined || now >= until) {
      answer = ask();
      until = now + milliseconds;
    }
    return answer;
  };
}
