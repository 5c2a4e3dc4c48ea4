import { CouldNotRunError } from '../../../shared/could-not-run-error.ts';

/** Needs one entry per line. */
interface TableEntry {
  /** The exported constant. */
  table: string;
  key: string;
  /** As code. */
  value: string;
}

/** Adds an import at the top, from where the formatter sorts it in. */
export function addImport(text: string, statement: string): string {
  return `${statement}\n${text}`;
}

/** Adds an entry: sorted when the keys are, else last. Throws without such a table, and a `CouldNotRunError` when it has the key. */
export function addEntry(text: string, { table, key, value }: TableEntry): string {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`export const ${table}`));
  const end = lines.findIndex((line, index) => index > start && line.startsWith('}'));
  if (start < 0 || end < 0) throw new Error(`There is no table ${table} to add ${key} to.`);
  const present = lines.slice(start, end).flatMap((line, index) => {
    const [, name] = /^ {2}'?([\w-]+)'?: /.exec(line) ?? [];
    return name === undefined ? [] : [{ name, index: start + index }];
  });
  if (present.some(({ name }) => name === key))
    throw new CouldNotRunError(`"${key}" is in the table ${table} already: choose another name.`);
  const isSorted = present.every(({ name }, index) => index === 0 || name > (present[index - 1]?.name ?? ''));
  const next = isSorted ? present.find(({ name }) => name > key) : undefined;
  const property = /^\w+$/.test(key) ? key : `'${key}'`;
  return lines.toSpliced(next?.index ?? end, 0, `  ${property}: ${value},`).join('\n');
}
