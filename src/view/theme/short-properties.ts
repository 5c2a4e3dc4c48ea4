import type { Styles } from '../../shared/page/renderer.ts';
import { brandColours } from '../../shared/site/brand-colours.ts';
import { mapValues, shortName } from './short-class-names.ts';

type Sheets = Record<string, string>;
type Declaration = readonly [name: string, value: string];

const declaration = /(?<=[{;])(--[\w-]+):([^;}]*);?/g;
const use = /var\((--[\w-]+)\)/g;
const declarationOrUse = /(?<=[{;]|var\()--[\w-]+/g;
/** One that no condition surrounds. */
const rootRule = /(?<=^|[}\s]):root\{[^}]*/g;
const length = /^[\d.]+(?:px|rem)$/;

/** What a document sets, in the name of its site. */
const ofDocuments = [...Object.keys(brandColours.light), 'hop-line'].map((name) => `--${name}`);

/**
 * The same sheets with custom properties that weigh less in every document, some 140 bytes with brotli: lengths that
 * nothing overrides stand where they are used, other names are short, and shortest where they are used most.
 */
export function shortProperties(sheets: Sheets): Required<Pick<Styles, 'sheets' | 'properties'>> {
  const shorter = withLengthsInPlace(sheets);
  const css = Object.values(shorter).join('');
  const uses = (name: string): number => css.split(`var(${name}`).length;
  const own = new Set([...ofDocuments, ...declarationsIn(css).map(([name]) => name)]);
  const ordered = [...own].sort((one, other) => uses(other) - uses(one));
  const names = new Map(ordered.map((name, at) => [name, `--${shortName(at)}`]));
  const rename = (name: string): string => names.get(name) ?? name;
  return {
    sheets: mapValues(shorter, (sheet) => sheet.replace(declarationOrUse, rename)),
    properties: Object.fromEntries(ofDocuments.map((name) => [name, rename(name)])),
  };
}

/** Lengths that are declared once, for every element, in the place of their names. */
function withLengthsInPlace(sheets: Sheets): Sheets {
  const css = Object.values(sheets).join('');
  const names = declarationsIn(css).map(([name]) => name);
  const lengths = new Map(
    (css.match(rootRule) ?? [])
      .flatMap(declarationsIn)
      .filter(([name, value]) => length.test(value) && names.indexOf(name) === names.lastIndexOf(name)),
  );
  return mapValues(sheets, (sheet) =>
    sheet
      .replace(use, (written, name: string) => lengths.get(name) ?? written)
      .replace(declaration, (written, name: string) => (lengths.has(name) ? '' : written)),
  );
}

function declarationsIn(css: string): Declaration[] {
  return [...css.matchAll(declaration)].map(([, name = '', value = '']) => [name, value]);
}
