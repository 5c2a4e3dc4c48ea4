import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';
import { projectRoot } from '../scripts/project-root.ts';

it('each live region of several parts says that it is announced as a whole', () => {
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
    return [...childrenOf(parseSync(file, source).program)]
      .filter(([element]) => isLive(element) && !('aria-atomic' in attributesOf(element)))
      .filter(([element, children]) => countParts(element, { children, styled }) > 1)
      .map(([element]) => `${file}: ${nameOf(element)}`);
  });
  expect(regions).toEqual([]);
});

function names([, list = '']: RegExpExecArray): string[] {
  return list.split(',').map((name) => name.trim());
}

/** All elements of a file, each with the outermost elements within it, whatever decides whether they are there. */
function childrenOf(program: ESTree.Program): Map<ESTree.JSXElement, ESTree.JSXElement[]> {
  const children = new Map<ESTree.JSXElement, ESTree.JSXElement[]>();
  const ancestors: ESTree.JSXElement[] = [];
  new Visitor({
    JSXElement(element) {
      children.get(ancestors.at(-1) ?? element)?.push(element);
      children.set(element, []);
      ancestors.push(element);
    },
    'JSXElement:exit': () => void ancestors.pop(),
  }).visit(program);
  return children;
}

function isLive(element: ESTree.JSXElement): boolean {
  const { role, ...others } = attributesOf(element);
  return 'aria-live' in others || /"(alert|status)"/.test(JSON.stringify(role) ?? '');
}

/** How many parts a screen reader can read of an element: the elements within it, and its own text as another. */
function countParts(
  element: ESTree.JSXElement,
  { children, styled }: { children: ESTree.JSXElement[]; styled: ReadonlySet<string> },
): number {
  const hasText = element.children.some((child) => child.type === 'JSXText' && /\S/.test(child.value));
  return children.reduce((total, child) => {
    const name = nameOf(child);
    return total + (/^\p{Lu}/u.test(name) && !styled.has(name) ? 2 : 1);
  }, Number(hasText));
}

function attributesOf({ openingElement }: ESTree.JSXElement): Record<string, unknown> {
  return Object.fromEntries(
    openingElement.attributes.flatMap((attribute) =>
      attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier'
        ? [[attribute.name.name, attribute.value]]
        : [],
    ),
  );
}

function nameOf({ openingElement: { name } }: ESTree.JSXElement): string {
  return name.type === 'JSXIdentifier' ? name.name : '';
}
