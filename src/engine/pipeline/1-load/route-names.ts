import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isCopyName } from '../../text/copy-name.ts';
import { kebab, kebabOf } from '../../text/kebab.ts';
import type { Folder } from './find-files.ts';

/**
 * Reports file and folder names that are not kebab case, a folder once.
 * @param paths sorted paths of pages and shared blocks
 */
export function routeNameProblems(paths: string[], folder: Folder): Diagnostic[] {
  const reported = new Set<string>();
  const problems: Diagnostic[] = [];
  for (const path of paths) {
    const parts = path.replace(/\.json$/, '').split('/');
    for (const [index, part] of parts.entries()) {
      const upTo = parts.slice(0, index + 1).join('/');
      const last = index === parts.length - 1;
      if (kebab.test(part) || part === '_shared' || (!last && reported.has(upTo))) continue;
      if (!last) reported.add(upTo);
      const better = kebabOf(part);
      const isCopy = last && isCopyName(part);
      problems.push({
        rule: 'route-name',
        severity: 'error',
        file: `${folder.shown}/${path}`,
        place: { pointer: '' },
        message: `De naam "${part}" van ${last ? 'dit bestand' : 'de map'} past niet in een webadres.`,
        hint: `Gebruik alleen kleine letters, cijfers en streepjes${better ? `: "${better}"` : ''}.${isCopy ? ' Is het een kopie? Geef het dan de naam van de nieuwe pagina.' : ''}`,
      });
    }
  }
  return problems;
}
