import { childPointer, pointerSteps } from '../../shared/json/json-pointer.ts';
import { beforeEdits } from '../diagnostics/before-edits.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { locatorOf } from '../diagnostics/locate.ts';
import type { JsonNode } from '../json/json-node.ts';
import { childNode } from '../json/json-parts.ts';
import type { EditRound } from '../json/text-edit.ts';
import { readJsonTree } from '../json/tree/json-tree.ts';
import { parsedValue } from './1-load/parse-document.ts';
import { type SourceFile, textOf } from './1-load/source-document.ts';

/** What is in a file as its author means it. */
export interface UnderstoodText {
  text: string;
  /** That make it of what the author typed. */
  rounds: readonly EditRound[];
  /** Pointers of what is only likely to be meant so. */
  guesses: readonly string[];
}

/** Makes a function that maps problems in an understood text to the places that the author typed. */
export function typedPlaces(
  file: SourceFile,
  { text, rounds, guesses }: UnderstoodText,
): (problem: Diagnostic) => Diagnostic {
  const [typed, meant] = [textOf(file), text].map((each) => readJsonTree(each).root);
  const locator = locatorOf(text);
  const isJson = parsedValue(file) !== undefined;
  return (problem) => {
    const { place } = problem;
    if (!('pointer' in place)) return problem;
    const { pointer } = place;
    const isGuessed = guesses.some((guess) => pointer === guess || pointer.startsWith(`${guess}/`));
    // Where the name is a guess, nothing under it has one meaning only.
    const found = isGuessed ? { ...problem, replacement: undefined } : problem;
    if (!isJson) return beforeEdits(found, locator, rounds);
    return { ...found, place: { ...place, pointer: typedPointer(pointer, meant, typed) } };
  };
}

/** The pointer with the names that the author typed: two texts that differ in names only have the same parts. */
function typedPointer(pointer: string, meant: JsonNode | undefined, typed: JsonNode | undefined): string {
  let found = '';
  let [inMeant, inTyped] = [meant, typed];
  for (const step of pointerSteps(pointer)) {
    const at = inMeant?.kind === 'object' ? inMeant.properties.findLastIndex(({ key }) => key === step) : -1;
    const property = inTyped?.kind === 'object' ? inTyped.properties[at] : undefined;
    const name = property?.key ?? step;
    found = childPointer(found, name);
    inMeant = inMeant && childNode(inMeant, step)?.node;
    inTyped = inTyped && childNode(inTyped, name)?.node;
  }
  return found;
}
