import type { Unchecked } from '../../../../shared/json/unchecked.ts';
import type { Regulation, RegulationsBlock } from '../../../../shared/schema-types.ts';
import { listAt, stringAt } from '../../../json/json-shape.ts';
import { closestName } from '../../../text/closest-name.ts';
import { kebab } from '../../../text/kebab.ts';
import { parsedValue } from '../../1-load/parse-document.ts';
import type { SourceFile } from '../../1-load/source-document.ts';
import type { PlacedBlock } from '../../3-facts/page-blocks.ts';
import type { SiteIndex } from '../../3-facts/site-index.ts';
import { offer } from '../links/did-you-mean.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** Rows that a page takes of a shared block: unknown ones, and those that have one key or that nobody takes. */
export const sharedRow: SiteRule = {
  name: 'shared-row',
  severity: 'error',
  checkSite(site) {
    return [...unknown(site), ...[...site.sharedBlocks.values()].flatMap(twice), ...untaken(site)];
  },
};

const rowsType: RegulationsBlock['type'] = 'regulations';

interface Row {
  pointer: string;
  key: string;
}

/** Whether each row has a key of its own, as the schema asks: else nobody can tell which row a page means. */
function haveKeys(document: SourceFile): boolean {
  const value: Unchecked<RegulationsBlock> | undefined = parsedValue(document);
  const keys = rowsOf(document).map(({ key }) => key);
  return listAt(value, 'items').length === new Set(keys.filter((key) => kebab.test(key))).size;
}

function rowsOf(document: SourceFile | undefined): Row[] {
  const value: Unchecked<RegulationsBlock> | undefined = document && parsedValue(document);
  return listAt(value, 'items').flatMap((item: Unchecked<Regulation>, index) => {
    const key = stringAt(item, 'key');
    return key === undefined ? [] : [{ pointer: `/items/${index}/key`, key }];
  });
}

function unknown({ pages, sharedBlocks }: SiteIndex): Finding[] {
  return pages.flatMap(({ document, blocks = [] }) =>
    blocks.flatMap((block) =>
      unknownOf(block, sharedBlocks).map((finding): Finding => ({ document, ...finding })),
    ),
  );
}

function unknownOf(
  { pointer, shared = '', only = [] }: PlacedBlock,
  sharedBlocks: SiteIndex['sharedBlocks'],
): Omit<Finding, 'document'>[] {
  const source = sharedBlocks.get(shared);
  // The rule about shared blocks reports one that is missing, syntax one that is unreadable.
  if (source === undefined || parsedValue(source) === undefined) return [];
  const keys = rowsOf(source).map(({ key }) => key);
  if (only.length > 0 && keys.length === 0) {
    const value: Unchecked<RegulationsBlock> | undefined = parsedValue(source);
    // Of one whose rows are no list, or have no keys, the schema says what is wrong.
    if (stringAt(value, 'type') === rowsType) return [];
    const message = `Het gedeelde blok "${shared}" heeft geen rijen om uit te kiezen.`;
    return [{ pointer: `${pointer}/only`, message, hint: 'Haal "only" weg, dan staat hier het hele blok.' }];
  }
  if (!haveKeys(source)) return [];
  return only
    .filter(({ name }) => !keys.includes(name))
    .map(({ index, name }) => ({
      pointer: `${pointer}/only/${index}`,
      group: `${shared} ${name}`,
      message: `In het gedeelde blok "${shared}" is geen rij "${name}".`,
      ...offer(closestName(name, keys), `Kies uit: ${keys.join(', ')}.`),
    }));
}

function twice(document: SourceFile): Finding[] {
  const rows = rowsOf(document);
  return rows
    .filter(({ key }, index) => rows.findIndex((row) => row.key === key) < index)
    .map(({ pointer, key }) => ({
      document,
      pointer,
      message: `De key "${key}" staat al bij een eerdere rij.`,
      hint: 'Geef elke rij een eigen key, of voeg de twee rijen samen.',
    }));
}

function untaken({ pages, sharedBlocks }: SiteIndex): Finding[] {
  // An unreadable page may take the row.
  if (pages.some(({ blocks }) => blocks === undefined)) return [];
  const uses = pages.flatMap(({ blocks = [] }) => blocks.filter(({ shared }) => shared !== undefined));
  return [...sharedBlocks].flatMap(([name, document]) => {
    const own = uses.filter(({ shared }) => shared === name);
    // Of an empty list the schema says that rows are missing, and nobody knows which.
    if (own.length === 0 || own.some(({ only = [] }) => only.length === 0)) return [];
    const taken = new Set(own.flatMap(({ only = [] }) => only.map((each) => each.name)));
    return rowsOf(document)
      .filter(({ key }) => kebab.test(key) && !taken.has(key))
      .map(
        ({ pointer, key }): Finding => ({
          document,
          pointer,
          severity: 'warning',
          message: `Geen enkele pagina toont de rij "${key}".`,
          hint: `Zet "${key}" bij "only" op een pagina waar de rij thuishoort, of haal de rij weg.`,
        }),
      );
  });
}
