import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { lookAtFile } from './read-source.ts';

export interface Folder {
  absolute: string;
  /** For messages, relative to the working directory. */
  shown: string;
}
interface FoundFiles {
  /** Relative paths of JSON files, with forward slashes, sorted. */
  paths: string[];
  /** Those of other files, of which the endings do not look like a typo. */
  others: string[];
  problems: Diagnostic[];
}

const wrongExtension = /\.(?:jsonc|json5|jsn|json\.txt|json)$/i;

/** Lists the files; symbolic links outside the folder or in a cycle are reported, not followed. */
export function findFiles(folder: Folder): FoundFiles {
  const root = realpathSync(folder.absolute);
  const paths: string[] = [];
  const others: string[] = [];
  const problems: Diagnostic[] = [];

  function report(path: string, problem: Pick<Diagnostic, 'rule' | 'message' | 'hint'>): void {
    const file = `${folder.shown}/${path}`;
    problems.push({ severity: 'error', file, place: { pointer: '' }, ...problem });
  }

  function visit(entry: Dirent, path: string, above: string[]): void {
    const { real, isFolder, isFile } = targetOf(entry, join(above.at(-1) ?? root, entry.name));
    if (real !== root && !real.startsWith(root + sep)) problems.push(routeEscape(folder, path));
    else if (isFolder && above.includes(real))
      report(path, {
        rule: 'route-escape',
        message: `"${path}" verwijst naar een map waar het zelf in staat.`,
        hint: 'Haal de verwijzing weg.',
      });
    else if (isFolder) walk(path, [...above, real]);
    else if (!isFile) return;
    else if (path.endsWith('.json')) paths.push(path);
    else if (wrongExtension.test(path))
      report(path, {
        rule: 'file-extension',
        message: `"${entry.name}" telt niet mee: de naam eindigt niet op .json.`,
        hint: /\.json\.txt$/i.test(path)
          ? 'Haal ".txt" achter de naam weg. Zie je dat niet staan? Hernoem het bestand in VS Code: Windows verbergt het eind van een naam.'
          : 'Laat de naam eindigen op .json, in kleine letters.',
      });
    else others.push(path);
  }

  function walk(path: string, above: string[]): void {
    try {
      const entries = readdirSync(above.at(-1) ?? root, { withFileTypes: true });
      for (const entry of entries) {
        if (entry.name.startsWith('.')) continue;
        const inner = path === '' ? entry.name : `${path}/${entry.name}`;
        try {
          visit(entry, inner, above);
        } catch {
          report(inner, {
            rule: 'unreadable',
            message: `"${inner}" kan niet worden gelezen.`,
            hint: lookAtFile,
          });
        }
      }
    } catch {
      report(path, {
        rule: 'unreadable',
        message: `De map "${path}" kan niet worden gelezen.`,
        hint: 'Kijk of je de map mag openen.',
      });
    }
  }

  walk('', [root]);
  return { paths: paths.sort(), others: others.sort(), problems };
}

/** @param path of a symbolic link in the folder that leads out of it */
export function routeEscape({ shown }: Pick<Folder, 'shown'>, path: string): Diagnostic {
  return {
    rule: 'route-escape',
    severity: 'error',
    file: `${shown}/${path}`,
    place: { pointer: '' },
    message: `"${path}" verwijst naar een plek buiten de map.`,
    hint: 'Zet het bestand zelf in de map.',
  };
}

/** What stands in a place, of a symbolic link what it leads to. Throws when that is not there. */
function targetOf(entry: Dirent, place: string): { real: string; isFolder: boolean; isFile: boolean } {
  if (!entry.isSymbolicLink()) return { real: place, isFolder: entry.isDirectory(), isFile: entry.isFile() };
  const real = realpathSync(place);
  const status = statSync(real);
  return { real, isFolder: status.isDirectory(), isFile: status.isFile() };
}
