/** The answer, or a rejection with an error when it takes longer than so many milliseconds; what was asked goes on. */
export async function withTimeout<Answer>(
  answer: Promise<Answer>,
  { milliseconds, error }: { milliseconds: number; error: Error },
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, milliseconds, error);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
