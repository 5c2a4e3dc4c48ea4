import { darkColours, lightColours, measures } from '../../view/theme/global-css.ts';

/** A custom property, without its dashes. */
export interface Token {
  name: string;
  value: string;
}

/** A colour in both schemes. */
export interface ColourToken {
  name: string;
  light: string;
  dark: string;
}

/** The tokens of the theme by purpose. */
export interface Tokens {
  colours: ColourToken[];
  text: Token[];
  fonts: Token[];
  spaces: Token[];
  radii: Token[];
  shadows: ColourToken[];
  others: Token[];
}

/** Reads the tokens from the CSS of the theme. */
export function readTokens(): Tokens {
  const dark = new Map(declared(darkColours).map(({ name, value }) => [name, value]));
  const inBoth = declared(lightColours).map(({ name, value }) => ({
    name,
    light: value,
    dark: dark.get(name) ?? value,
  }));
  const tokens = declared(measures);
  const begins = (start: string): Token[] => tokens.filter(({ name }) => name.startsWith(start));
  const grouped = ['text-', 'font-', 'space-', 'radius-'];
  return {
    colours: inBoth.filter(({ light }) => light.startsWith('#')),
    shadows: inBoth.filter(({ light }) => !light.startsWith('#')),
    text: begins('text-'),
    fonts: begins('font-'),
    spaces: begins('space-'),
    radii: begins('radius-'),
    others: tokens.filter(({ name }) => !grouped.some((start) => name.startsWith(start))),
  };
}

function declared(css: string): Token[] {
  return [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({ name, value }));
}
