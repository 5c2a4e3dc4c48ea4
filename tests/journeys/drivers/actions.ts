import { type Key, keyCodes, type Modifier, type Point } from './driver.ts';

/** Input actions as WebDriver, classic and BiDi, writes them. */
export interface InputSource {
  type: 'pointer' | 'key';
  id: string;
  parameters?: { pointerType: 'mouse' };
  actions: readonly object[];
}

const pointer = (...actions: object[]): InputSource => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions,
});

const stroke = (value: string): object[] => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

const keyboard = (...actions: object[]): InputSource => ({ type: 'key', id: 'keyboard', actions });

const move = ({ x, y }: Point) => ({ type: 'pointerMove', x, y });

export const pointAction = (to: Point) => pointer(move(to));

export const clickAction = (at: Point) =>
  pointer(move(at), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 });

export const typeAction = (text: string) => keyboard(...[...text].flatMap(stroke));

export const pressAction = (key: Key, held?: Modifier) =>
  held === undefined
    ? keyboard(...stroke(keyCodes[key]))
    : keyboard({ type: 'keyDown', value: keyCodes[held] }, ...stroke(keyCodes[key]), {
        type: 'keyUp',
        value: keyCodes[held],
      });
