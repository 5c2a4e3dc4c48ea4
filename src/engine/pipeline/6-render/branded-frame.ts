import type { Brand, Colours } from '../../../shared/schema-types.ts';
import { coloursOf } from '../../../shared/site/brand-colours.ts';
import type { DocumentFrame } from './document.ts';

/** A frame in a site's own colours, which leave forced colours to the visitor, and with or without its hop line. */
export function brandedFrame(frame: Omit<DocumentFrame, 'colours'>, brand: Brand = {}): DocumentFrame {
  const { sheets, properties = {} } = frame.styles;
  const { base = '', ...others } = sheets;
  const css = (
    rule('(forced-colors: none)', brand.colours) +
    rule('(forced-colors: none) and (prefers-color-scheme: dark)', brand.darkColours) +
    (brand.withoutHopLine ? ':root{--hop-line:none}' : '')
  ).replace(/--[\w-]+/g, (name) => properties[name] ?? name);
  return {
    ...frame,
    styles: { ...frame.styles, sheets: { base: base + css, ...others } },
    colours: coloursOf(brand),
  };
}

function rule(media: string, colours: Colours = {}): string {
  const properties = Object.entries(colours).map(([name, colour]) => `--${name}:${colour}`);
  return properties.length === 0 ? '' : `@media ${media}{:root{${properties.join(';')}}}`;
}
