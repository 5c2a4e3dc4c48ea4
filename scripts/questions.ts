import { createInterface } from 'node:readline/promises';
import { CouldNotRunError } from '../src/shared/could-not-run-error.ts';

/** Asks a person, on standard error so that standard output stays free for programs. */
export interface Questions {
  /** One line, trimmed; `judge` may say what is wrong with an answer, and then the question comes again. */
  ask(question: string, judge?: (answer: string) => string | undefined): Promise<string>;
  /** The place in the list of one of the choices; an empty answer takes `usual`, where there is one. */
  choose(question: string, choices: readonly string[], usual?: number): Promise<number>;
  close(): void;
}

/**
 * Opens standard input for questions. When it ends, or at Ctrl+C, the next question throws CouldNotRunError.
 * Lines are read one by one, so that answers may also come from a file.
 */
export function openQuestions(): Questions {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const lines = terminal[Symbol.asyncIterator]();

  async function ask(question: string, judge: (answer: string) => string | undefined = () => undefined) {
    for (;;) {
      terminal.setPrompt(`${question} `);
      terminal.prompt();
      const { done, value } = await lines.next();
      if (done) throw new CouldNotRunError('\nGestopt: er is niets geschreven.');
      const answer = value.trim();
      const objection = judge(answer);
      if (objection === undefined) return answer;
      console.error(objection);
    }
  }

  async function choose(question: string, choices: readonly string[], usual?: number): Promise<number> {
    const list = choices.map((choice, index) => `  ${index + 1}. ${choice}`).join('\n');
    const numberOf = (answer: string): number => (answer === '' ? (usual ?? -1) : Number(answer) - 1);
    const answer = await ask(
      `${question}\n${list}\nTyp een nummer${usual === undefined ? '' : ` [${usual + 1}]`}:`,
      (typed) =>
        choices[numberOf(typed)] === undefined
          ? `Kies een nummer van 1 tot en met ${choices.length}.`
          : undefined,
    );
    return numberOf(answer);
  }

  return { ask, choose, close: () => terminal.close() };
}
