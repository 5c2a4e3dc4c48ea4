import { relative, sep } from 'node:path';
import type { EditorScreen, LinkTarget } from '../../shared/editor.ts';
import { editorForms } from '../authoring/catalogue/form-fields.ts';
import { stringAt } from '../json/json-shape.ts';
import { parseJson } from '../pipeline/1-load/parse-json.ts';
import type { SiteFolders } from '../pipeline/1-load/site-folders.ts';
import { metadataOf } from '../pipeline/3-facts/page-metadata.ts';
import { maxDescriptionLength } from '../pipeline/4-check/rules/description-length.ts';
import { maxTitleLength } from '../pipeline/4-check/rules/title-length.ts';
import type { CheckedSite } from '../pipeline/check-site.ts';
import { openFile } from './editor-files.ts';

/** Of which a document may show the picture. */
export const pictureFile = /^\/images\/.+\.(?:svg|png|jpe?g|webp|avif)$/;

/** Which document is edited: a page by its address, or another by its file. */
export interface EditedDocumentName {
  page?: string | null;
  file?: string | null;
}

/** The editor of a document; undefined when there is no such document. */
export async function editorScreen(
  { page, file }: EditedDocumentName,
  { checked, folders, token }: { checked: CheckedSite; folders: SiteFolders; token: string },
): Promise<EditorScreen | undefined> {
  const { files, index, schemas } = checked;
  const nameOf = (absoluteFile: string): string => relative(folders.pages, absoluteFile).split(sep).join('/');
  const source = files.find((each) =>
    page ? each.kind === 'page' && each.name === page : nameOf(each.absoluteFile) === file,
  );
  const opened = source && (await openFile(source.absoluteFile));
  if (!source || !opened) return undefined;
  const { kind, name } = source;
  const path = nameOf(source.absoluteFile);
  return {
    name: 'editor',
    document: { kind, file: source.file, path, name, ...opened, value: parseJson(opened.text).value },
    shown: kind === 'page' ? name : shownFor(name, checked),
    forms: editorForms(schemas),
    targets: index.pages.map((each): LinkTarget => {
      const anchors = index.anchorsByRoute.get(each.route) ?? new Set<string>();
      return {
        path: each.route,
        title: stringAt(metadataOf(each), 'title') ?? each.route,
        anchors: [...anchors],
      };
    }),
    pictures: [...index.pictureFiles].filter((path) => pictureFile.test(path)).sort(),
    downloads: [...index.pictureFiles].filter((path) => path.endsWith('.pdf')).sort(),
    shared: [...index.sharedBlocks.keys()],
    limits: { maxTitleLength, maxDescriptionLength },
    token,
  };
}

/** The first page that shows a shared block; home for what all pages show. */
function shownFor(name: string, { index }: CheckedSite): string {
  return index.pages.find(({ blocks = [] }) => blocks.some(({ shared }) => shared === name))?.route ?? '/';
}
