import { countsOf } from '../../shared/counts-of.ts';
import type { Styles } from '../../shared/page/renderer.ts';
import { mapValues, shortName } from './short-class-names.ts';

type Sheets = Record<string, string>;
type Declaration = readonly [name: string, value: string];

const declaration = /(?<=[{;])(--[\w-]+):([^;}]*);?/g;
const use = /var\((--[\w-]+)\)/g;
const declarationOrUse = /(?<=[{;]|var\()--[\w-]+/g;
/** One that no condition surrounds. */
const rootRule = /(?<=^|[}\s]):root\{[^}]*/g;
const length = /^[\d.]+(?:px|rem)$/;

/**
 * The same sheets with custom properties that weigh less in every document, some 140 bytes with brotli: lengths that
 * nothing overrides stand where they are used, other names are short, and shortest where they are used most.
 */
export function shortProperties(sheets: Sheets): Required<Pick<Styles, 'sheets' | 'properties'>> {
  const shorter = withLengthsInPlace(sheets);
  const css = Object.values(shorter).join('');
  const counted = [...countsOf(css.match(declarationOrUse) ?? [])];
  const names = new Map(
    counted.sort(([, one], [, other]) => other - one).map(([name], at) => [name, `--${shortName(at)}`]),
  );
  return {
    sheets: mapValues(shorter, (sheet) => sheet.replace(declarationOrUse, (name) => names.get(name) ?? name)),
    properties: Object.fromEntries(names),
  };
}

/** Lengths that are declared once, for every element, in the place of their names. */
function withLengthsInPlace(sheets: Sheets): Sheets {
  const css = Object.values(sheets).join('');
  const declared = countsOf(declarationsIn(css).map(([name]) => name));
  // With a fallback a name may be missing where others have it.
  const isConstant = (name: string): boolean => declared.get(name) === 1 && !css.includes(`var(${name},`);
  const lengths = new Map(
    (css.match(rootRule) ?? [])
      .flatMap(declarationsIn)
      .filter(([name, value]) => length.test(value) && isConstant(name)),
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
