import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { closestName } from '../../text/closest-name.ts';
import type { Folder } from './find-files.ts';
import { ownWordsFile } from './read-own-words.ts';

/** In bytes: a lock file is larger, a page never. */
const maxPageSize = 100_000;
const known = ['_shared', '_site.json', '_glossary.json', ownWordsFile];

/** Pages beside the folder of pages, where nothing reads them. */
export function pagesBeside(folder: Folder): Diagnostic[] {
  const parent = dirname(folder.absolute);
  const shown = folder.shown === '.' ? '../' : folder.shown.replace(/[^/]*$/, '');
  return namesIn(parent)
    .filter((name) => name.endsWith('.json') && isPage(join(parent, name)))
    .map((name) => ({
      ...told(`${shown}${name}`),
      message: `"${name}" ziet eruit als een pagina, maar staat naast de map "${folder.shown}" en komt dus niet op de site.`,
      hint: `Zet het bestand in "${folder.shown}", in de map van het adres dat de pagina krijgt.`,
    }));
}

/** None of a folder that may not be read. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isPage(file: string): boolean {
  const status = statSync(file, { throwIfNoEntry: false });
  if (!status?.isFile() || status.size > maxPageSize) return false;
  const text = readText(file);
  return /"metadata"\s*:/.test(text) && /"blocks"\s*:/.test(text);
}

/** Empty for a file that may not be read. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Files under a name with `_` that is nearly one that means something.
 * @param paths of files that mean nothing to the site
 */
export function nearlyShared(paths: readonly string[], folder: Folder): Diagnostic[] {
  return paths.flatMap((path): Diagnostic[] => {
    const parts = path.split('/');
    const odd = parts.find((part) => part.startsWith('_')) ?? '';
    const meant = closestName(odd, known);
    if (meant === undefined) return [];
    const name = parts.at(-1) ?? '';
    const right = meant === '_shared' ? `_shared/${name}` : meant;
    return [
      {
        ...told(`${folder.shown}/${path}`),
        message: `"${path}" telt niet mee: namen die met _ beginnen slaat de site over, behalve ${known.map((each) => `"${each}"`).join(', ')}.`,
        hint: `Bedoel je "${folder.shown}/${right}"? Geef het bestand dan dat pad.`,
      },
    ];
  });
}

function told(file: string): Pick<Diagnostic, 'rule' | 'severity' | 'file' | 'place'> {
  return { rule: 'outside-pages', severity: 'warning', file, place: { pointer: '' } };
}
