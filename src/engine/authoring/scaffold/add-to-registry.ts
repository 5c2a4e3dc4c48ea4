import { insertSorted } from './insert-sorted.ts';

const importLine = /^import \{ \w+ \} from '\.\/([a-z0-9-]+)\//;
const entryLine = /^ {2}'?([a-z0-9-]+)'?: \w+,$/;

/**
 * The text of `src/view/blocks/registry.ts` with one block type more: its import and its entry, each in its place
 * in the alphabet. Throws when the text has no imports or entries of blocks to stand between.
 */
export function addToRegistry(registry: string, type: string, component: string): string {
  const key = type.includes('-') ? `'${type}'` : type;
  const imported = `import { ${component} } from './${type}/${component}.tsx';`;
  const withImport = insertSorted(registry.split('\n'), { pattern: importLine, name: type, line: imported });
  const entry = `  ${key}: ${component},`;
  return insertSorted(withImport, { pattern: entryLine, name: type, line: entry }).join('\n');
}
