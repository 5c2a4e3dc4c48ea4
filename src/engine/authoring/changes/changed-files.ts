import { groupBy } from '../../../shared/group-by.ts';
import { parseHref } from '../../../shared/page/route.ts';
import { gitNames } from '../../pipeline/1-load/git.ts';
import type { SiteFolders } from '../../pipeline/1-load/site-folders.ts';
import type { SourceDocument } from '../../pipeline/1-load/source-document.ts';
import { documentTexts } from '../../pipeline/3-facts/document-texts.ts';
import { markdownCode } from '../../text/markdown-text.ts';

/** A file of `public/` with another content. */
export interface ReplacedFile {
  /** Site path. */
  path: string;
  /** Routes of pages and names of other documents that name it. */
  namedIn: string[];
}

/** By how visitors meet them. */
export interface ChangedFiles {
  pictures: ReplacedFile[];
  /** That a link leads to. */
  downloads: ReplacedFile[];
}

/** The public files that pages name and that have another content than at a commit, under the same name. */
export function changedFiles(
  { public: folder }: Pick<SiteFolders, 'public'>,
  commit: string,
  documents: readonly SourceDocument[],
): ChangedFiles {
  const args = ['diff', '--name-only', '--relative', '-z', '--diff-filter=M', commit, '--', '.'];
  const changed = gitNames(folder, args).map((file) => `/${file}`);
  const uses = changed.length === 0 ? [] : documents.flatMap(fileUses);
  const among = (kind: Use['kind']): ReplacedFile[] => {
    const byPath = groupBy(
      uses.filter((use) => use.kind === kind),
      ({ path }) => path,
    );
    return changed.flatMap((path) => {
      const namedIn = byPath.get(path)?.map(({ name }) => name);
      return namedIn ? [{ path, namedIn: [...new Set(namedIn)] }] : [];
    });
  };
  return { pictures: among('picture'), downloads: among('download') };
}

interface Use {
  kind: 'picture' | 'download';
  path: string;
  /** Of the document. */
  name: string;
}

function fileUses({ name, value = null }: SourceDocument): Use[] {
  const { pictures, links } = documentTexts(value);
  return [
    ...pictures.map(({ src }): Use => ({ kind: 'picture', path: src, name })),
    ...links.flatMap(({ href }): Use[] => {
      const target = parseHref(href);
      return target.kind === 'file' ? [{ kind: 'download', path: target.path, name }] : [];
    }),
  ];
}

/** Their lines in a report. */
export function fileLines({ pictures, downloads }: ChangedFiles): string[] {
  const lines = [
    ...pictures.map(
      ({ path, namedIn }) => `${listed(path)} is een andere afbeelding; te zien op ${routes(namedIn)}`,
    ),
    ...downloads.map(
      ({ path, namedIn }) => `${listed(path)} is een ander bestand; te downloaden op ${routes(namedIn)}`,
    ),
  ];
  return lines.length === 0 ? [] : ['## Andere bestanden onder dezelfde naam', '', ...lines, ''];
}

function listed(path: string): string {
  return `- ${markdownCode(path)}`;
}

function routes(names: readonly string[]): string {
  return names.map(markdownCode).join(', ');
}
