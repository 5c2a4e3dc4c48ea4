/**
 * Inserts a line alphabetically among those matching a pattern, whose first group is their name. Throws when none
 * matches.
 */
export function insertSorted(
  lines: readonly string[],
  { pattern, name, line }: { pattern: RegExp; name: string; line: string },
): string[] {
  const present = lines.flatMap((text, index) => {
    const found = pattern.exec(text)?.[1];
    return found === undefined ? [] : [{ name: found, index }];
  });
  const last = present.at(-1);
  if (last === undefined)
    throw new Error(`The file has lost its form: no line stands where "${line.trim()}" belongs.`);
  const next = present.find((each) => each.name > name);
  return lines.toSpliced(next?.index ?? last.index + 1, 0, line);
}
