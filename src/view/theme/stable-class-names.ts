import type { StyledElement } from '../../shared/renderer.ts';

type StyledElements = Record<string, Record<string, StyledElement>>;

interface Styled {
  /** By styles file from `src/view`, then export. */
  elements: StyledElements;
  /** CSS by name. */
  sheets: Record<string, string>;
}

const classSelector = /\.([A-Za-z_][\w-]*)/g;

/**
 * The same elements and sheets with class names after the components. Those of styled-components follow the folder of
 * the project, and with them the weight of each page; classes that no rule names are left out.
 */
export function stableClassNames({ elements, sheets }: Styled): Styled {
  const named = new Set(
    Object.values(sheets).flatMap((css) => [...css.matchAll(classSelector)].map(([, name]) => name)),
  );
  const names = namesOf(elements);
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

/** By the class that styled-components gives to the rules of a component alone: its last. */
function namesOf(elements: StyledElements): Map<string, string> {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  for (const [component, { className }] of Object.values(elements).flatMap(Object.entries<StyledElement>)) {
    const own = className.split(' ').at(-1);
    if (own === undefined || names.has(own)) continue;
    const use = (uses.get(component) ?? 0) + 1;
    uses.set(component, use);
    names.set(own, use === 1 ? component : `${component}${use}`);
  }
  return names;
}

function mapValues<Value, Mapped>(
  values: Record<string, Value>,
  change: (value: Value) => Mapped,
): Record<string, Mapped> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}
