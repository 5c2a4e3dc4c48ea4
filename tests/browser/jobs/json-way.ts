import { diffLines, diffWordsWithSpace } from 'diff';
import { lastName } from '../../../src/shared/page/route.ts';
import { type Effort, keys, press, type } from './effort.ts';

/** How the guide does a job in JSON; `changed` is counted from what the job changed in the files. */
export interface JsonWay {
  /** Commands, answers and words to search for, each ended with Enter. */
  typed?: readonly string[];
  /** In the file manager or the menus of VS Code. */
  presses?: number;
  /** Whether somebody types the changes in the files; a command makes those of other jobs. */
  isTyped?: boolean;
}

/** A file that a job changed. */
export interface FileChange {
  name: string;
  before: string;
  after: string;
}

/**
 * What the same takes in JSON, at least: each file is opened by its name, each place of it is found at once, and only
 * what is new is typed, without indentation.
 */
export function jsonEfforts(
  { typed = [], presses = 0, isTyped = true }: JsonWay,
  changed: readonly FileChange[],
): Effort[] {
  return [
    ...typed.map((line) => keys(line.length + 1)),
    ...Array.from({ length: presses }, () => press),
    ...(isTyped ? changed.flatMap(effortsIn) : []),
  ];
}

function effortsIn({ name, before, after }: FileChange): Effort[] {
  const open = keys(`${lastName(name)}\n`.length + 2);
  const save = keys(2);
  const parts = diffLines(before, after);
  const places = parts.flatMap(({ added, removed, value }, at) => {
    const next = parts[at + 1];
    if (removed) return [typedIn(value, next?.added ? next.value : '')];
    return added && !parts[at - 1]?.removed ? [typedIn('', value)] : [];
  });
  return [open, ...places.map(type), save];
}

/** The words of a place that are new, without indentation; one key where words only go. */
function typedIn(before: string, after: string): string {
  const added = diffWordsWithSpace(before, after).filter((part) => part.added);
  return added.map(({ value }) => value.replace(/\n\s*/g, '\n')).join('') || '\b';
}
