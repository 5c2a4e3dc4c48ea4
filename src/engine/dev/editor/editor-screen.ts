import type { DocumentPlace, EditorScreen, LinkTarget, SitePicture } from '../../../shared/authors/editor.ts';
import { groupBy } from '../../../shared/group-by.ts';
import { mostFrequent } from '../../../shared/most-frequent.ts';
import { pictureEndingPattern } from '../../../shared/page/picture-endings.ts';
import { parentRoute } from '../../../shared/page/route.ts';
import { editorForms } from '../../authoring/catalogue/form-fields.ts';
import { listsWithout } from '../../authoring/new-page/list-places.ts';
import { pageBeginning } from '../../authoring/new-page/page-beginning.ts';
import { childrenOf } from '../../authoring/new-page/page-context.ts';
import { pathIn } from '../../memo/path-in.ts';
import { parseDocument } from '../../pipeline/1-load/parse-document.ts';
import { jsonValue } from '../../pipeline/1-load/parse-json.ts';
import type { SiteFolders } from '../../pipeline/1-load/site-folders.ts';
import { pathInPages, type SiteIndex } from '../../pipeline/3-facts/site-index.ts';
import { maxDescriptionLength } from '../../pipeline/4-check/rules/description-length.ts';
import { maxTitleLength } from '../../pipeline/4-check/rules/title-length.ts';
import type { CheckedSite } from '../../pipeline/check-site.ts';
import { textsToReplace } from '../../text/starting-texts.ts';
import { titleOfDocument, titleOfPage } from '../document-title.ts';
import { sharedBlockUses } from '../shared-block-uses.ts';
import { openFile } from './editor-files.ts';

/** Matches site paths of files that a document may show as a picture. */
export const pictureFile = new RegExp(String.raw`^/images/.+\.${pictureEndingPattern}$`);

/** Which document is edited: a page by its address, or another by its file. */
interface EditedDocumentName {
  page?: string | null;
  file?: string | null;
  /** JSON pointer of what to open. */
  place?: string;
}

/** The editor of a document; undefined when there is no such document. */
export async function editorScreen(
  { page, file, place }: EditedDocumentName,
  { checked, folders }: { checked: CheckedSite; folders: SiteFolders },
): Promise<EditorScreen | undefined> {
  const { files, index, schemas } = checked;
  const nameOf = (absoluteFile: string): string => pathIn(folders.pages, absoluteFile);
  const source = files.find((each) =>
    page ? each.kind === 'page' && each.name === page : nameOf(each.absoluteFile) === file,
  );
  const opened = source && (await openFile(source.absoluteFile));
  if (!source || !opened) return undefined;
  const { kind, name } = source;
  const path = nameOf(source.absoluteFile);
  return {
    name: 'editor',
    document: { kind, file: source.file, path, name, ...opened, value: jsonValue(opened.text) },
    shown: kind === 'page' ? name : shownFor(name, checked),
    forms: editorForms(schemas),
    targets: index.pages.map((each): LinkTarget => {
      const anchors = index.anchorsByRoute.get(each.route) ?? new Set<string>();
      return {
        file: each.document.file,
        path: each.route,
        title: titleOfPage(each),
        anchors: [...anchors],
      };
    }),
    pictures: sitePictures(index),
    downloads: [...index.pictureFiles].filter((path) => path.endsWith('.pdf')).sort(),
    shared: sharedBlockUses(index),
    others: files
      .filter((each) => each.kind !== 'page')
      .map((each) => ({
        path: nameOf(each.absoluteFile),
        label: titleOfDocument(parseDocument(each).document),
      })),
    unlisted: kind === 'page' ? unlistedIn(name, index) : [],
    beginning: beginningOf(name, index),
    startingTexts: [...textsToReplace],
    place,
    limits: { maxTitleLength, maxDescriptionLength },
  };
}

function sitePictures({ pictures, pictureFiles }: SiteIndex): SitePicture[] {
  const shown = groupBy(pictures, ({ src }) => src);
  return [...pictureFiles]
    .filter((path) => pictureFile.test(path))
    .sort()
    .map((src) => ({ src, alt: mostFrequent((shown.get(src) ?? []).flatMap(({ alt }) => alt || [])) ?? '' }));
}

/** The first page that shows a shared block; home for what all pages show. */
function shownFor(name: string, { index }: CheckedSite): string {
  return index.pages.find(({ blocks = [] }) => blocks.some(({ shared }) => shared === name))?.route ?? '/';
}

/** Of a page that can be read. */
function beginningOf(route: string, site: SiteIndex): EditorScreen['beginning'] {
  const page = parentRoute(route) === undefined ? undefined : site.pages.find((each) => each.route === route);
  return page ? pageBeginning(page, site) : { texts: [] };
}

/** Where pages beside this one are named by hand. */
function unlistedIn(route: string, site: SiteIndex): DocumentPlace[] {
  const parent = parentRoute(route);
  if (parent === undefined) return [];
  const beside = childrenOf(site, parent).map((page) => page.route);
  return listsWithout(route, { beside, site }).map(({ document, pointer, heading }) => ({
    file: pathInPages(document.file, site),
    pointer,
    label: [titleOfDocument(parseDocument(document).document), heading]
      .filter((part) => part !== '')
      .join(': '),
  }));
}
