import { groupBy } from '../../../shared/group-by.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import type { Block } from '../../../shared/page/page.ts';
import { parentRoute } from '../../../shared/page/route.ts';
import { inspectPictures } from '../../assets/inspect-pictures.ts';
import { isObject } from '../../json/json-shape.ts';
import { Memo } from '../../memo/memo.ts';
import type { SiteFolders } from '../../pipeline/1-load/site-folders.ts';
import type { SourceDocument } from '../../pipeline/1-load/source-document.ts';
import { documentTexts } from '../../pipeline/3-facts/document-texts.ts';
import { pageOutline } from '../../pipeline/5-resolve/page-outline.ts';
import { authoredPictures } from '../../pipeline/5-resolve/resolve-checked.ts';
import { resolvePage } from '../../pipeline/5-resolve/resolve-page.ts';
import { resolveSite } from '../../pipeline/5-resolve/resolve-site.ts';
import { type CheckedSite, documentsOf } from '../../pipeline/check-site.ts';
import { richTextFields } from '../../schema/rich-text-fields.ts';

/**
 * Resolves examples as blocks of a valid site's largest hub, so that card lists have real pages. Missing pictures stay
 * as they are.
 */
export async function resolveExamples(
  examples: readonly JsonValue[],
  site: CheckedSite,
  folders: SiteFolders,
): Promise<Block[]> {
  const authored = documentsOf(site);
  const { path, children } = largestHub(authored);
  const page: SourceDocument = {
    kind: 'page',
    file: path,
    absoluteFile: path,
    name: path,
    text: '',
    value: { metadata: { title: 'Voorbeelden', description: 'Voorbeelden' }, blocks: [...examples] },
  };
  const surroundings = authored.filter(({ kind }) => kind === 'site' || kind === 'glossary');
  const documents = [...surroundings, page, ...children.map(withoutBlocks)];
  const named = documents
    .flatMap(({ value = null }) => documentTexts(value).pictures)
    .filter(({ src }) => site.index.pictureFiles.has(src));
  const memo = new Memo(folders);
  const pictures = await inspectPictures(named, { folder: folders.public, memo });
  const context = resolveSite({
    documents,
    outlines: [page, ...children].map(pageOutline),
    richTextFields: richTextFields(site.schemas),
    pictures: authoredPictures(pictures),
    namedPictures: pictures.named,
    hasSocialPictures: false,
  });
  return resolvePage({ path, value: page.value }, context).page.blocks;
}

/** By number of children with a card. */
function largestHub(documents: readonly SourceDocument[]): { path: string; children: SourceDocument[] } {
  const withCard = documents.filter(
    ({ kind, value }) => kind === 'page' && isObject(value) && isObject(value.card),
  );
  const hubs = groupBy(withCard, ({ name }) => parentRoute(name) ?? '/');
  const [largest] = [...hubs].sort(([, one], [, other]) => other.length - one.length);
  return largest === undefined ? { path: '/', children: [] } : { path: largest[0], children: largest[1] };
}

/** Cards ignore the blocks of their page. */
function withoutBlocks(document: SourceDocument): SourceDocument {
  return isObject(document.value) ? { ...document, value: { ...document.value, blocks: [] } } : document;
}
