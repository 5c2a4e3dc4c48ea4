import { writeFile } from 'node:fs/promises';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { objectAt } from '../../json/json-shape.ts';
import type { SiteFolders } from '../../pipeline/1-load/site-folders.ts';
import { checkSite, documentsOf } from '../../pipeline/check-site.ts';
import { fixDocument } from './fix-document.ts';

/** A file that was fixed, with a Dutch line for each change. */
export interface FixedFile {
  file: string;
  changes: string[];
}

/** One mistake can hide another, such as a misspelt field in a block of which the type was misspelt. */
const mostRounds = 20;

/**
 * Mends on disk what has only one solution, in files for which `isWanted` (by their name in messages) is true.
 * Edits by place in the text, so that everything else keeps the author's formatting. A second run changes nothing.
 */
export async function fixSite(
  folders: SiteFolders,
  isWanted: (file: string) => boolean = () => true,
  workingDirectory = process.cwd(),
): Promise<FixedFile[]> {
  const changesOf = new Map<string, string[]>();
  for (let round = 0; round < mostRounds; round += 1) {
    const checked = await checkSite(folders, { workingDirectory });
    const { problems, schemas } = checked;
    const byFile = groupByFile(problems);
    const order = Object.keys(objectAt(schemas.get('page.schema.json') ?? {}, 'properties'));
    let changed = false;
    for (const document of documentsOf(checked)) {
      const { file, absoluteFile } = document;
      const fixed = isWanted(file) ? fixDocument(document, byFile.get(file) ?? [], order) : undefined;
      if (fixed === undefined) continue;
      await writeFile(absoluteFile, fixed.text);
      changesOf.set(file, [...(changesOf.get(file) ?? []), ...fixed.changes]);
      changed = true;
    }
    if (!changed) break;
  }
  return [...changesOf].map(([file, changes]) => ({ file, changes }));
}

function groupByFile(problems: readonly Diagnostic[]): Map<string, Diagnostic[]> {
  const groups = new Map<string, Diagnostic[]>();
  for (const problem of problems) {
    const group = groups.get(problem.file);
    if (group) group.push(problem);
    else groups.set(problem.file, [problem]);
  }
  return groups;
}
