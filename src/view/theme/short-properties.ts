import { brandColours } from '../../shared/site/brand-colours.ts';
import { shortName } from './short-class-names.ts';

const declaration = /(?<=[{;])--[\w-]+(?=:)/g;
const declarationOrUse = /(?<=[{;]|var\()--[\w-]+/g;

/** A document sets the colours of its site by these names. */
const colours = new Set(Object.keys(brandColours.light).map((name) => `--${name}`));

/** The same sheets with short names of custom properties, which weigh in every document: some 100 bytes with brotli. */
export function shortProperties(sheets: Record<string, string>): Record<string, string> {
  const declared = new Set(Object.values(sheets).flatMap((css) => css.match(declaration) ?? []));
  const own = [...declared].filter((name) => !colours.has(name));
  const names = new Map(own.map((name, at) => [name, `--${shortName(at)}`]));
  return Object.fromEntries(
    Object.entries(sheets).map(([sheet, css]) => [
      sheet,
      css.replace(declarationOrUse, (name) => names.get(name) ?? name),
    ]),
  );
}
