import type { Brand, Colours } from '../schema-types.ts';

const ink = '#10231c';
const leaf = '#1d6b48';
const sprout = '#dff3e6';
const carrotBright = '#ff9549';
const cream = '#fbf8f1';

const light = {
  ink,
  leaf,
  'leaf-strong': '#124a31',
  sprout,
  carrot: '#ff7a1f',
  'carrot-bright': carrotBright,
  'on-carrot': ink,
  cream,
  card: '#ffffff',
  rose: '#b3261e',
  muted: '#4c5f56',
  line: '#dcdccd',
  'line-strong': '#74877d',
  night: ink,
  'on-night': cream,
  'on-night-muted': '#b9cbc1',
  focus: leaf,
  picture: sprout,
} satisfies Required<Colours>;

/** Dark scheme overrides. */
const dark = {
  ink: '#edf4ee',
  leaf: '#84d6ab',
  'leaf-strong': '#b2ebcd',
  sprout: '#193025',
  cream: '#0d1813',
  card: '#14251d',
  rose: '#ffb4ab',
  muted: '#aabdb2',
  line: '#294035',
  'line-strong': '#7d9588',
  night: '#1f4834',
  focus: carrotBright,
  picture: '#cfe4d6',
} satisfies Colours;

/** Colours that may be grey: who prefers more contrast gets `ink` in their place. */
export const greys = ['muted', 'line', 'line-strong'] as const;

/** Default colours per colour scheme, by custom property; `brand` of `_site.json` overrides some. */
export const brandColours = { light, dark };

/** All colours of a site. */
export interface SiteColours {
  light: Required<Colours>;
  /** Overrides. */
  dark: Colours & { cream: string };
}

/** The defaults with a site's own colours; its light ones count in the dark where the defaults have no dark one. */
export function coloursOf({ colours, darkColours }: Brand = {}): SiteColours {
  return { light: { ...light, ...colours }, dark: { ...dark, ...darkColours } };
}

/** The light colours in the values of a site, with the default where one is absent or no colour. */
export function lightColours(site: object): Required<Colours> {
  const { colours }: Record<string, unknown> = Object('brand' in site && site.brand);
  const own = Object.entries(Object(colours)).filter((each): each is [string, string] => isColour(each[1]));
  return { ...light, ...Object.fromEntries(own) };
}

/** Whether this is a colour as `_site.json` writes one: `#1d6b48`. */
export function isColour(value: unknown): boolean {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value);
}
