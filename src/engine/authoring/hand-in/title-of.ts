import { shortened } from '../../../shared/text/shortened.ts';
import { isObject, objectAt, stringAt } from '../../json/json-shape.ts';
import type { SourceDocument } from '../../pipeline/1-load/source-document.ts';
import type { ChangedFile } from './working-copy.ts';

const maxLength = 72;
const maxNamed = 2;

/** What changed, in a line for the title of a review: `Nieuw: Tankwagen`. Empty without changes. */
export function titleOf(files: readonly ChangedFile[], documents: readonly SourceDocument[]): string {
  const nameOf = new Map(documents.map((document) => [document.absoluteFile, spokenName(document)]));
  const pages = files.filter(({ path }) => path.endsWith('.json'));
  const shown = pages.length > 0 ? pages : files;
  const names = shown.map(({ absoluteFile, path }) => nameOf.get(absoluteFile) ?? path.replace(/^.*\//, ''));
  if (names.length === 0) return '';
  const others = names.length - maxNamed;
  const list = others > 0 ? `${names.slice(0, maxNamed).join(', ')} en ${others} meer` : names.join(' en ');
  const changes = new Set(shown.map(({ change }) => change));
  const what =
    changes.size > 1
      ? 'Bijgewerkt'
      : { new: 'Nieuw', changed: 'Bijgewerkt', removed: 'Weg' }[shown[0]?.change ?? 'changed'];
  return shortened(`${what}: ${list}`, maxLength);
}

function spokenName({ name, value }: SourceDocument): string {
  if (!isObject(value)) return name;
  const titles = [value, objectAt(value, 'card'), objectAt(value, 'metadata')];
  return stringAt(value, 'name') ?? titles.map((part) => stringAt(part, 'title')).find(Boolean) ?? name;
}
