import { createInterface } from 'node:readline/promises';
import { CouldNotRunError } from '../src/shared/could-not-run-error.ts';

/** Asks a person, on standard error so that standard output stays free for programs. */
export interface Questions {
  /** One line, trimmed; `judge` may say what is wrong with an answer, and then the question comes again. */
  ask(question: string, judge?: (answer: string) => string | undefined): Promise<string>;
  /**
   * The place in the list of one of the choices, by number or by some of its words, repeated to the person; an empty
   * answer takes `usual`, where there is one.
   */
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
    const places = (answer: string): number[] =>
      answer === '' && usual !== undefined ? [usual] : placesOf(answer, choices);
    const answer = await ask(
      `${question}\n${list}\nTyp een nummer of een naam${usual === undefined ? '' : ` [${usual + 1}]`}:`,
      (typed) => {
        const { length } = places(typed);
        if (length === 1) return undefined;
        const found =
          typed === '' ? '' : `"${typed}" staat in ${length === 0 ? 'geen' : 'meer dan één'} regel. `;
        return `${found}Kies een nummer van 1 tot en met ${choices.length}, of typ woorden die in één regel staan.`;
      },
    );
    const [place = 0] = places(answer);
    console.error(`→ ${choices[place]}`);
    return place;
  }

  return { ask, choose, close: () => terminal.close() };
}

/** The choices that an answer may mean; a word that one choice has as a whole is no part of a longer one. */
function placesOf(answer: string, choices: readonly string[]): number[] {
  if (/^\d+$/.test(answer)) return choices[Number(answer) - 1] === undefined ? [] : [Number(answer) - 1];
  const words = answer.toLowerCase();
  const among = (has: (line: string) => boolean): number[] =>
    choices.flatMap((choice, place) => (has(choice.toLowerCase()) ? [place] : []));
  const whole = among((line) => line.split(/[ (),]+/).includes(words));
  return whole.length === 1 ? whole : among((line) => line.includes(words));
}
