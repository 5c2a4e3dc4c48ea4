import { linesInWords } from './lines-in-words.ts';
import type { LocatedDiagnostic, LocatedFile } from './locate-diagnostics.ts';

const maxPlaces = 10;

/** Reports a mistake that occurs in many places once, at the first of them, with the others in the hint. */
export function mergeRepeats(files: readonly LocatedFile[]): LocatedFile[] {
  const others = new Map<string, LocatedDiagnostic[]>();
  const merged = files.map((file) => ({
    ...file,
    diagnostics: file.diagnostics.filter((diagnostic) => {
      const key = keyOf(diagnostic);
      if (key === undefined) return true;
      const known = others.get(key);
      if (known === undefined) others.set(key, []);
      else known.push(diagnostic);
      return known === undefined;
    }),
  }));
  return merged
    .filter(({ diagnostics }) => diagnostics.length > 0)
    .map((file) => ({ ...file, diagnostics: file.diagnostics.map((each) => withPlaces(each, others)) }));
}

/** As `mergeRepeats`, of each file by itself: where files are shown apart, each has a mistake of its own. */
export function mergeRepeatsWithin(files: readonly LocatedFile[]): LocatedFile[] {
  return files.flatMap((file) => mergeRepeats([file]));
}

function keyOf({ rule, group }: LocatedDiagnostic): string | undefined {
  return group === undefined ? undefined : `${rule} ${group}`;
}

function withPlaces(
  diagnostic: LocatedDiagnostic,
  others: ReadonlyMap<string, readonly LocatedDiagnostic[]>,
): LocatedDiagnostic {
  const places = others.get(keyOf(diagnostic) ?? '') ?? [];
  if (places.length === 0) return diagnostic;
  const also = [alsoHere(diagnostic, places), alsoElsewhere(diagnostic, places)];
  return { ...diagnostic, hint: [sentence(diagnostic.hint), ...also].filter(Boolean).join(' ') };
}

function alsoHere({ file, location }: LocatedDiagnostic, places: readonly LocatedDiagnostic[]): string {
  const lines = places.filter((place) => place.file === file).map((place) => place.location.line);
  if (lines.length === 0) return '';
  const others = lines.filter((line) => line !== location.line);
  return others.length > 0 ? `Ook op regel ${linesInWords(others)}.` : 'Ook verderop op deze regel.';
}

function alsoElsewhere({ file }: LocatedDiagnostic, places: readonly LocatedDiagnostic[]): string {
  const others = places.filter((place) => place.file !== file);
  if (others.length === 0) return '';
  const named = others
    .slice(0, maxPlaces)
    .map((place) => `${place.file}:${place.location.line}:${place.location.column}`);
  const more = others.length > maxPlaces ? ` en nog ${others.length - maxPlaces} plekken` : '';
  return `Ook in ${named.join(', ')}${more}.`;
}

/** What an author is to write may end a hint, without a full stop. */
function sentence(hint: string | undefined): string | undefined {
  return hint?.replace(/(?<![.!?])$/, '.');
}
