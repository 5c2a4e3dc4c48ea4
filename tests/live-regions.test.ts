import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { projectRoot } from '../scripts/project-root.ts';

/** Told in parts on purpose: docs/decisions/2026-11-27-what-is-told-aloud.md says why. */
const inParts = ['src/view/calculator/ResultView.tsx: Outcome'];

it('each live region of several parts says that it is told as a whole', () => {
  const files = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' });
  const components = files
    .filter((file) => /(?<!\.test)\.tsx$/.test(file))
    .map((file) => `src/${file.replaceAll('\\', '/')}`);
  const regions = components.flatMap((file) => {
    const source = readFileSync(join(projectRoot, file), 'utf8');
    // A styled element is one part; what another component shows may be several.
    const styled = new Set(
      [...source.matchAll(/import \{([^}]*)\} from '[^']*\.styles\.ts'/g)].flatMap(names),
    );
    return elementsIn(parseSync(file, source).program)
      .filter(isLive)
      .filter((element) => partsOf(element, styled) > 1 && !('aria-atomic' in attributesOf(element)))
      .map(({ openingElement }) => `${file}: ${nameOf(openingElement.name)}`);
  });
  expect(regions).toEqual(inParts);
});

interface Element {
  type: 'JSXElement';
  openingElement: { name: unknown; attributes: unknown[] };
  children: unknown[];
}

function names([, list = '']: RegExpExecArray): string[] {
  return list.split(',').map((name) => name.trim());
}

/** All elements, however deep. */
function elementsIn(node: unknown): Element[] {
  if (!isRecord(node)) return [];
  return [...(isElement(node) ? [node] : []), ...Object.values(node).flatMap(elementsIn)];
}

function isLive(element: Element): boolean {
  const { role, ...others } = attributesOf(element);
  return 'aria-live' in others || /"(alert|status)"/.test(JSON.stringify(role) ?? '');
}

/** The outermost elements within one, whatever decides whether they are there, and its own text as another. */
function partsOf({ children }: Element, styled: ReadonlySet<string>): number {
  const within = (node: unknown): Element[] => {
    if (!isRecord(node)) return [];
    return isElement(node) ? [node] : Object.values(node).flatMap(within);
  };
  const counts = children.flatMap(within).map(({ openingElement }) => {
    const name = nameOf(openingElement.name);
    return /^\p{Lu}/u.test(name) && !styled.has(name) ? 2 : 1;
  });
  const hasText = children.some(
    (child) => isRecord(child) && child.type === 'JSXText' && /\S/.test(`${child.value}`),
  );
  return counts.reduce((total, count) => total + count, hasText ? 1 : 0);
}

function attributesOf({ openingElement }: Element): Record<string, unknown> {
  return Object.fromEntries(
    openingElement.attributes.filter(isRecord).map(({ name, value }) => [nameOf(name), value]),
  );
}

function nameOf(name: unknown): string {
  return isRecord(name) ? String(name.name) : '';
}

function isElement(node: object): node is Element {
  return 'type' in node && node.type === 'JSXElement';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object';
}
