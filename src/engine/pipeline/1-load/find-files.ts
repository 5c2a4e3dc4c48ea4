import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { RuleName } from '../../diagnostics/rule-table.ts';

export interface Folder {
  absolute: string;
  /** For messages, relative to the working directory. */
  shown: string;
}
interface FoundFiles {
  /** Relative paths of JSON files, with forward slashes, sorted. */
  paths: string[];
  problems: Diagnostic[];
}

const wrongExtension = /\.(?:jsonc|json5|jsn|json\.txt|json)$/i;

/** Lists the JSON files; symbolic links outside the folder or in a cycle are reported, not followed. */
export function findFiles(folder: Folder): FoundFiles {
  const root = realpathSync(folder.absolute);
  const paths: string[] = [];
  const problems: Diagnostic[] = [];

  function report(path: string, rule: RuleName, message: string, hint: string): void {
    const file = `${folder.shown}/${path}`;
    problems.push({ rule, severity: 'error', file, place: { pointer: '' }, message, hint });
  }

  function visit(entry: Dirent, path: string, above: string[]): void {
    let directory = entry.isDirectory();
    let file = entry.isFile();
    let real = join(above.at(-1) ?? root, entry.name);
    if (entry.isSymbolicLink()) {
      real = realpathSync(real);
      if (real !== root && !real.startsWith(root + sep)) {
        report(
          path,
          'route-escape',
          `"${path}" verwijst naar een plek buiten de map.`,
          'Zet het bestand zelf in de map.',
        );
        return;
      }
      const status = statSync(real);
      directory = status.isDirectory();
      file = status.isFile();
      if (directory && above.includes(real)) {
        report(
          path,
          'route-escape',
          `"${path}" verwijst naar een map waar het zelf in staat.`,
          'Haal de verwijzing weg.',
        );
        return;
      }
    }
    if (directory) walk(path, [...above, real]);
    else if (!file) return;
    else if (path.endsWith('.json')) paths.push(path);
    else if (wrongExtension.test(path))
      report(
        path,
        'file-extension',
        `"${entry.name}" telt niet mee: de naam eindigt niet op .json.`,
        'Laat de naam eindigen op .json, in kleine letters.',
      );
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
          report(
            inner,
            'unreadable',
            `"${inner}" kan niet worden gelezen.`,
            'Kijk of het bestand bestaat en of je het mag openen.',
          );
        }
      }
    } catch {
      report(
        path,
        'unreadable',
        `De map "${path}" kan niet worden gelezen.`,
        'Kijk of je de map mag openen.',
      );
    }
  }

  walk('', [root]);
  return { paths: paths.sort(), problems };
}
