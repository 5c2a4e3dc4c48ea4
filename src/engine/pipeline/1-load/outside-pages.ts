import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { closestName } from '../../text/closest-name.ts';
import { knownNames } from './document-place.ts';
import type { Folder } from './find-files.ts';
import { ownWordsFile } from './read-own-words.ts';

/** In bytes: a lock file is larger, a page never. */
const maxPageSize = 100_000;
const known = [...knownNames, ownWordsFile];
/** What may stand among pages: for people, half-written by the editor, or hidden there by Windows. */
const passes = /(?:^|\/)(?:README\.md|desktop\.ini|Thumbs\.db)$|\.json\./;

/** Pages beside the folder of pages, where nothing reads them. */
export function pagesBeside(folder: Folder): Diagnostic[] {
  const parent = dirname(folder.absolute);
  const shown = folder.shown === '.' ? '../' : folder.shown.replace(/[^/]*$/, '');
  return namesIn(parent)
    .filter((name) => name.endsWith('.json') && isPage(join(parent, name)))
    .map((name) => ({
      ...outsidePage(`${shown}${name}`),
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

/** Whether a file looks like a page. */
export function isPage(file: string): boolean {
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
 * Files in the folder of pages that are no part of the site.
 * @param paths of files that mean nothing to the site
 */
export function ignoredFiles(paths: readonly string[], folder: Folder): Diagnostic[] {
  return paths
    .filter((path) => path !== ownWordsFile && !passes.test(path))
    .map((path) => ({
      ...outsidePage(`${folder.shown}/${path}`),
      ...(belowShared(path, folder) ?? underscored(path, folder) ?? notJson(path, folder)),
    }));
}

type Words = Pick<Diagnostic, 'message' | 'hint'>;

/** Of a block in a folder of its own among those that pages share. */
function belowShared(path: string, folder: Folder): Words | undefined {
  const own = /^_shared\/(.+\/.+\.json)$/.exec(path)?.[1];
  if (own === undefined) return undefined;
  return {
    message: `"${path}" telt niet mee: gedeelde blokken staan meteen in "_shared", niet in een map daarin.`,
    hint: `Geef het bestand de naam "${folder.shown}/_shared/${own.replaceAll('/', '-')}".`,
  };
}

/** Of a name with `_` that means nothing, or nearly something. */
function underscored(path: string, folder: Folder): Words | undefined {
  const parts = path.split('/');
  const isJson = path.endsWith('.json');
  const odd = parts.find((part) => part.startsWith('_')) ?? '';
  const meant = closestName(odd, isJson ? known : [ownWordsFile]);
  if (!isJson && meant === undefined) return undefined;
  const right = meant === '_shared' ? `_shared/${parts.at(-1)}` : meant;
  return {
    message: `"${path}" telt niet mee: namen die met _ beginnen slaat de site over, behalve ${known.map((each) => `"${each}"`).join(', ')}.`,
    hint:
      right === undefined
        ? `Is het een pagina, haal de _ dan weg uit "${odd}"; met "draft": true in het bestand zien bezoekers die nog niet. Bewaar het anders buiten "${folder.shown}".`
        : `Bedoel je "${folder.shown}/${right}"? Geef het bestand dan die naam.`,
  };
}

function notJson(path: string, folder: Folder): Words {
  const meant = closestName(path, [ownWordsFile]);
  return {
    message: `"${path}" telt niet mee: in "${folder.shown}" leest de site alleen bestanden op .json.`,
    hint:
      meant !== undefined
        ? `Bedoel je "${folder.shown}/${meant}"? Geef het bestand dan die naam.`
        : `Is het een pagina, laat de naam dan eindigen op .json. Een afbeelding hoort in de map public/images naast je pagina’s. Bewaar een ander bestand buiten "${folder.shown}".`,
  };
}

function outsidePage(file: string): Pick<Diagnostic, 'rule' | 'severity' | 'file' | 'place'> {
  return { rule: 'outside-pages', severity: 'warning', file, place: { pointer: '' } };
}
