/** What a job takes: things done one after the other, and the seconds that somebody needs for them. */
export interface Effort {
  actions: number;
  seconds: number;
}

/** The keystroke-level model (Card, Moran and Newell 1980), in seconds, for somebody who types 55 words a minute. */
export const operators = { think: 1.35, point: 1.1, click: 0.2, toKeyboard: 0.4, key: 0.2 } as const;

/** Finds something and presses it. */
export const press: Effort = { actions: 1, seconds: operators.think + operators.point + operators.click };

/** Keys after each other, such as a command or a shortcut. */
export function keys(count: number): Effort {
  return { actions: 1, seconds: operators.think + operators.toKeyboard + count * operators.key };
}

/** Presses a field and types in it, which is one thing to do. */
export function type(text: string): Effort {
  return { actions: 1, seconds: press.seconds + operators.toKeyboard + text.length * operators.key };
}

/** All of them, in tenths of a second. */
export function sum(efforts: readonly Effort[]): Effort {
  const seconds = efforts.reduce((all, each) => all + each.seconds, 0);
  return { actions: efforts.reduce((all, each) => all + each.actions, 0), seconds: Math.round(seconds) };
}
