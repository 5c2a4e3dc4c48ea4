import type { SourceFile } from '../../1-load/source-document.ts';
import type { SiteIndex } from '../../3-facts/site-index.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** Addresses claimed twice or reserved, public files included. */
export const routeClash: SiteRule = {
  name: 'route-clash',
  severity: 'error',
  checkSite(site) {
    const owners = new Map<string, Claim>();
    const betweenPages = claimsOf(site).flatMap((claim): Finding[] => {
      const { document, pointer, path } = claim;
      if (isReserved(claim, site)) {
        const message = `Het adres "${path}" is al in gebruik door de site zelf.`;
        return [{ document, pointer, message, hint: 'Kies een ander adres.' }];
      }
      const owner = owners.get(path);
      if (owner === undefined) {
        owners.set(path, claim);
        return [];
      }
      return [{ document, pointer, ...clash(claim, owner) }];
    });
    return [...betweenPages, ...writtenTwice(site)];
  },
};

/** Public files that the build overwrites. */
function writtenTwice({ publicFolder, pictureFiles, writtenPaths }: SiteIndex): Finding[] {
  return [...pictureFiles]
    .filter((path) => writtenPaths.has(path))
    .map((path) => ({
      document: { file: `${publicFolder}${path}` },
      pointer: '',
      message: `Het bestand "${path.slice(1)}" schrijft de site zelf.`,
      hint: 'Haal dit bestand weg of geef het een andere naam.',
    }));
}

type Field = 'page' | 'aliases' | 'movedFrom';

interface Claim {
  document: SourceFile;
  field: Field;
  pointer: string;
  path: string;
}

/** Strongest first (pages, aliases, old addresses), so that the weaker claim is reported. */
function claimsOf({ pages }: SiteIndex): Claim[] {
  return [
    ...pages.map(({ document, route }): Claim => ({ document, field: 'page', pointer: '', path: route })),
    ...pages.flatMap(({ document, aliases }) =>
      aliases.map((alias): Claim => ({ document, field: 'aliases', ...alias })),
    ),
    ...pages.flatMap(({ document, movedFrom }) =>
      movedFrom.map((old): Claim => ({ document, field: 'movedFrom', ...old })),
    ),
  ];
}

const reservedFolders = new Set(['assets', 'fonts', 'functions', 'images', 'social']);

/** `index` would overwrite the page of the folder, HTML a file of the same name. */
function isReserved({ path, field }: Claim, { pictureFiles, writtenPaths }: SiteIndex): boolean {
  const names = path.slice(1).split('/');
  if (path === '/healthz' || writtenPaths.has(path)) return true;
  if (reservedFolders.has(names[0] ?? '') || names.at(-1) === 'index') return true;
  if (['', '.html', '.json'].some((ending) => pictureFiles.has(path + ending))) return true;
  return path === '/404' && field !== 'page';
}

function clash({ document, field, path }: Claim, owner: Claim): Pick<Finding, 'message' | 'hint'> {
  const same = document === owner.document;
  if (field === 'page') {
    return {
      message: `Het adres "${path}" heeft twee bestanden: dit bestand en "${owner.document.file}".`,
      hint: 'Verwijder een van de twee of geef het een andere naam.',
    };
  }
  const whose: Record<Field, string> = {
    page: same ? 'is het adres van deze pagina zelf' : `is al het adres van "${owner.document.file}"`,
    aliases: `staat al bij "aliases" in ${same ? 'dit bestand' : `"${owner.document.file}"`}`,
    movedFrom: `staat al bij "movedFrom" in ${same ? 'dit bestand' : `"${owner.document.file}"`}`,
  };
  return { message: `Het pad "${path}" ${whose[owner.field]}.`, hint: `Haal het weg uit "${field}".` };
}
