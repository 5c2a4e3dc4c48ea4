import type { Brand } from '../../../shared/schema-types.ts';
import { coloursOf, greys, type SiteColours } from '../../../shared/site/brand-colours.ts';
import type { DocumentFrame } from './document.ts';

/** A frame in a site's own colours, which leave forced colours to the visitor, and with or without its hop line. */
export function brandedFrame(frame: Omit<DocumentFrame, 'colours'>, brand: Brand = {}): DocumentFrame {
  const { sheets, properties = {} } = frame.styles;
  const { base = '', ...others } = sheets;
  const colours = coloursOf(brand);
  const css = coloursCss(brand, colours) + (brand.withoutHopLine ? ':root{--hop-line:none}' : '');
  const named = css.replace(/--[\w-]+/g, (name) => properties[name] ?? name);
  return { ...frame, styles: { ...frame.styles, sheets: { base: base + named, ...others } }, colours };
}

/** Comes after the defaults of both schemes, so it says those of the dark one again, and what more contrast asks. */
function coloursCss({ colours = {}, darkColours = {} }: Brand, { dark }: SiteColours): string {
  const isOwn = (name: string): boolean => name in colours || name in darkColours;
  return (
    rule('(forced-colors: none)', Object.entries(colours)) +
    rule(
      '(forced-colors: none) and (prefers-color-scheme: dark)',
      Object.entries(dark).filter(([name]) => isOwn(name)),
    ) +
    rule(
      '(prefers-contrast: more)',
      greys.filter(isOwn).map((name) => [name, 'var(--ink)']),
    )
  );
}

function rule(media: string, colours: [name: string, value: string][]): string {
  const properties = colours.map(([name, value]) => `--${name}:${value}`);
  return properties.length === 0 ? '' : `@media ${media}{:root{${properties.join(';')}}}`;
}
