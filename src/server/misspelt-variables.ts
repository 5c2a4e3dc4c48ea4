import { editDistance } from '../shared/text/edit-distance.ts';

/** Of a shorter name too many words are one letter away. */
const leastLetters = 6;

/**
 * What is wrong with the names of variables: one that is set, and differs in one letter or underscore from a known one that is
 * not, would have no effect.
 */
export function misspeltVariables(
  variables: Readonly<Record<string, string | undefined>>,
  known: ReadonlySet<string>,
): string[] {
  const isSet = (name: string): boolean => !!variables[name]?.trim();
  const meant = [...known].filter((name) => name.length >= leastLetters && !isSet(name));
  return Object.keys(variables).flatMap((name) => {
    if (known.has(name) || !isSet(name)) return [];
    const near = meant.find((each) => editDistance(letters(name), letters(each)) <= 1);
    return near === undefined ? [] : [`${name} is read by nothing: call it ${near}, or remove it.`];
  });
}

function letters(name: string): string {
  return name.toUpperCase().replaceAll('_', '');
}
