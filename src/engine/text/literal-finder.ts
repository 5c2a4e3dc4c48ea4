const root = 0;

/** What stands for any digit in a literal. */
export const anyDigit = '0';

/**
 * Finds who owns the literals that stand in a text, in one pass over its letters however many literals there are (Aho and Corasick,
 * 1975). Capitals count as small letters, and each digit as any.
 */
export class LiteralFinder {
  /** By UTF-16 unit; 0 is what no literal holds. */
  readonly #letters = new Uint16Array(0x10000);
  #letterCount = 1;
  /** By state and letter: the state that follows. */
  readonly #next: Uint16Array;
  /** By state: whose literals end there. */
  readonly #owners: (readonly number[])[] = [[]];
  readonly #ownerCount: number;

  /** @param literals of each owner, who is known by his number */
  constructor(literals: readonly (readonly string[])[]) {
    const states: Map<number, number>[] = [new Map()];
    for (const [owner, ofOwner] of literals.entries()) {
      for (const literal of ofOwner) {
        const end = this.#add(literal, states);
        this.#owners[end] = [...(this.#owners[end] ?? []), owner];
      }
    }
    this.#ownerCount = literals.length;
    this.#next = new Uint16Array(states.length * this.#letterCount);
    this.#link(states);
  }

  /** Adds the states of a literal; gives its last. */
  #add(literal: string, states: Map<number, number>[]): number {
    let state = root;
    const lower = withoutDigits(literal);
    for (let at = 0; at < lower.length; at += 1) {
      const letter = this.#letterOf(lower.charCodeAt(at));
      const next = states[state]?.get(letter) ?? states.push(new Map()) - 1;
      states[state]?.set(letter, next);
      state = next;
    }
    return state;
  }

  #letterOf(unit: number): number {
    if (this.#letters[unit] === 0) {
      this.#letters[unit] = this.#letterCount;
      this.#letterCount += 1;
    }
    return this.#letters[unit] ?? 0;
  }

  /** Leads each state on where its literal breaks off: as the longest end of it that another literal begins with. */
  #link(states: readonly ReadonlyMap<number, number>[]): void {
    for (const digit of '0123456789')
      this.#letters[digit.charCodeAt(0)] = this.#letters[anyDigit.charCodeAt(0)] ?? 0;
    const ends = new Uint16Array(states.length);
    const queue = [root];
    for (const state of queue) {
      const [row, end] = [state * this.#letterCount, (ends[state] ?? root) * this.#letterCount];
      if (state !== root) this.#next.copyWithin(row, end, end + this.#letterCount);
      for (const [letter, next] of states[state] ?? []) {
        ends[next] = state === root ? root : (this.#next[row + letter] ?? root);
        this.#owners[next] = [...(this.#owners[next] ?? []), ...(this.#owners[ends[next] ?? root] ?? [])];
        this.#next[row + letter] = next;
        queue.push(next);
      }
    }
  }

  /** Which owners have a literal in the text, ascending. */
  ownersIn(text: string): number[] {
    const found = new Uint8Array(this.#ownerCount);
    const [letters, next, letterCount, owners] = [this.#letters, this.#next, this.#letterCount, this.#owners];
    const lower = text.toLowerCase();
    let state = root;
    for (let at = 0; at < lower.length; at += 1) {
      state = next[state * letterCount + (letters[lower.charCodeAt(at)] ?? 0)] ?? root;
      const ofState = owners[state];
      if (ofState !== undefined && ofState.length > 0) for (const owner of ofState) found[owner] = 1;
    }
    return numbersOf(found);
  }
}

function numbersOf(found: Uint8Array): number[] {
  const numbers: number[] = [];
  for (let number = 0; number < found.length; number += 1) if (found[number] === 1) numbers.push(number);
  return numbers;
}

function withoutDigits(literal: string): string {
  return literal.toLowerCase().replace(/\d/g, anyDigit);
}
