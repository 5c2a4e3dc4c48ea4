const importLine = /^import \{ \w+ \} from '\.\/([a-z0-9-]+)\//;
const entryLine = /^ {2}'?([a-z0-9-]+)'?: \w+,$/;

/**
 * The text of `src/view/blocks/registry.ts` with one block type more: its import and its entry, each in its place
 * in the alphabet. Throws when the text has no imports or entries of blocks to stand between.
 */
export function addToRegistry(registry: string, type: string, component: string): string {
  const key = type.includes('-') ? `'${type}'` : type;
  const lines = registry.split('\n');
  insertSorted(lines, importLine, type, `import { ${component} } from './${type}/${component}.tsx';`);
  insertSorted(lines, entryLine, type, `  ${key}: ${component},`);
  return lines.join('\n');
}

function insertSorted(lines: string[], pattern: RegExp, type: string, line: string): void {
  const present = lines.flatMap((text, index) => {
    const name = pattern.exec(text)?.[1];
    return name === undefined ? [] : [{ name, index }];
  });
  const last = present.at(-1);
  if (last === undefined) throw new Error('The registry of blocks has lost its form: no block stands in it.');
  const next = present.find(({ name }) => name > type);
  lines.splice(next?.index ?? last.index + 1, 0, line);
}
