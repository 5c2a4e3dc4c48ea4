/** A place in the viewport, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Keys that are pressed by name: their codes in WebDriver, by their names in the DOM. */
export const keyCodes = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  ArrowDown: '\uE015',
  PageDown: '\uE00F',
  F8: '\uE038',
  Backspace: '\uE003',
  Space: ' ',
  '.': '.',
  a: 'a',
  b: 'b',
  c: 'c',
  s: 's',
  v: 'v',
  z: 'z',
} as const;

export type Key = keyof typeof keyCodes;

/** Keys that are held while another is pressed. */
export type Modifier = 'Shift' | 'Control' | 'Alt';

/** How a browser is started. */
export interface Look {
  dark: boolean;
}

/** What is asked of a browser. Each method rejects when the browser does not answer within `commandTimeoutMs`. */
export interface Driver {
  /** Name and version. */
  readonly version: string;
  /** Opens an address, and waits until it is loaded. */
  goto(address: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** Evaluates an expression in the page, and gives its awaited value as JSON. */
  evaluate(expression: string): Promise<string>;
  /** Moves the pointer. */
  point(to: Point): Promise<void>;
  click(at: Point): Promise<void>;
  /** Types into what has the focus, key by key. */
  type(text: string): Promise<void>;
  press(key: Key, held?: Modifier): Promise<void>;
  resize(viewport: { width: number; height: number }): Promise<void>;
  /** The page on paper as a PDF; absent where the browser prints for people only. */
  print?(): Promise<Buffer>;
  /** What the console said since this was asked before; absent where the browser keeps it to itself. */
  takeMessages?(): string[];
  close(): Promise<void>;
}

/** After which a browser counts as hung. */
export const commandTimeoutMs = 30_000;
