import type { StyledElement } from '../../shared/page/renderer.ts';

type StyledElements = Record<string, Record<string, StyledElement>>;

interface Styled {
  /** By styles file from `src/view`, then export. */
  elements: StyledElements;
  /** CSS by name. */
  sheets: Record<string, string>;
}

const classSelector = /\.([A-Za-z_][\w-]*)/g;

/** Without vowels: `ad` is a name that blockers of advertisements hide. */
const letters = [...'bcfghjklmnpqrstvwxzBCFGHJKLMNPQRSTVWXZ'];

/**
 * The same elements and sheets with short class names, which weigh in every document. Those of styled-components follow
 * the folder of the project, and with them the weight of each page; classes that no rule names are left out.
 */
export function shortClassNames({ elements, sheets }: Styled): Styled {
  const named = new Set(
    Object.values(sheets).flatMap((css) => [...css.matchAll(classSelector)].map(([, name = '']) => name)),
  );
  const own = ownClasses(elements);
  const names = new Map([...named].filter((name) => own.has(name)).map((name, at) => [name, shortName(at)]));
  const rename = (name: string): string => names.get(name) ?? name;
  const classNameOf = (className: string): string =>
    className
      .split(' ')
      .filter((name) => named.has(name))
      .map(rename)
      .join(' ');
  return {
    elements: mapValues(elements, (components) =>
      mapValues(components, ({ element, className }) => ({ element, className: classNameOf(className) })),
    ),
    sheets: mapValues(sheets, (css) => css.replace(classSelector, (_, name: string) => `.${rename(name)}`)),
  };
}

/** The class that styled-components gives to the rules of a component alone: its last. */
function ownClasses(elements: StyledElements): ReadonlySet<string | undefined> {
  const components = Object.values(elements).flatMap((of) => Object.values(of));
  return new Set(components.map(({ className }) => className.split(' ').at(-1)));
}

/** The name at an index: `b`, `c`, … `bb`. */
export function shortName(at: number): string {
  const last = letters[at % letters.length] ?? '';
  return at < letters.length ? last : shortName(Math.floor(at / letters.length) - 1) + last;
}

/** The same record with each value changed. */
export function mapValues<Value, Mapped>(
  values: Record<string, Value>,
  change: (value: Value) => Mapped,
): Record<string, Mapped> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}
