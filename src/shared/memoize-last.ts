/** Makes a function that remembers its last answer, for what is asked about several times in turn. */
export function memoizeLast<Asked, Answer>(answer: (asked: Asked) => Answer): (asked: Asked) => Answer {
  let last: { asked: Asked; answer: Answer } | undefined;
  return (asked) => {
    if (last?.asked !== asked) last = { asked, answer: answer(asked) };
    return last.answer;
  };
}
