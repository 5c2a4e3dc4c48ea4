interface Answers<Asked, Answer> {
  get(asked: Asked): { answer: Answer } | undefined;
  set(asked: Asked, known: { answer: Answer }): unknown;
}

/**
 * Makes a function that works out an answer once for each thing that it is asked.
 * @param answers where they are kept: in a `WeakMap` for as long as somebody uses what was asked; default is forever
 */
export function memoized<Asked, Answer>(
  answer: (asked: Asked) => Answer,
  answers: Answers<Asked, Answer> = new Map(),
): (asked: Asked) => Answer {
  return (asked) => {
    const known = answers.get(asked);
    if (known !== undefined) return known.answer;
    const found = answer(asked);
    answers.set(asked, { answer: found });
    return found;
  };
}
