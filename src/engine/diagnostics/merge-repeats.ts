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

function keyOf({ rule, group }: LocatedDiagnostic): string | undefined {
  return group === undefined ? undefined : `${rule} ${group}`;
}

function withPlaces(
  diagnostic: LocatedDiagnostic,
  others: ReadonlyMap<string, readonly LocatedDiagnostic[]>,
): LocatedDiagnostic {
  const places = others.get(keyOf(diagnostic) ?? '') ?? [];
  if (places.length === 0) return diagnostic;
  const named = places
    .slice(0, maxPlaces)
    .map(({ file, location: { line, column } }) => `${file}:${line}:${column}`);
  const more = places.length > maxPlaces ? ` en nog ${places.length - maxPlaces} plekken` : '';
  const also = `Ook in ${named.join(', ')}${more}.`;
  return { ...diagnostic, hint: diagnostic.hint === undefined ? also : `${diagnostic.hint} ${also}` };
}
