import type { Block } from '../../../shared/page.ts';
import { inspectPictures } from '../../assets/inspect-pictures.ts';
import { isObject } from '../../json/json-shape.ts';
import type { JsonValue } from '../../json/json-value.ts';
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
 * Examples as components receive them, in the same order. They stand in the place of the site's largest hub, so that
 * a list of cards has real pages to show. `site` must be without errors; pictures that do not exist stay as they are.
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
  const memo = new Memo({ root: folders.root, site: folders.pages });
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

interface Hub {
  path: string;
  children: SourceDocument[];
}

/** The page with the most pages below it that its list of cards shows. */
function largestHub(documents: readonly SourceDocument[]): Hub {
  const hubs = new Map<string, SourceDocument[]>();
  for (const document of documents) {
    if (document.kind !== 'page' || !isObject(document.value) || !isObject(document.value.card)) continue;
    const path = document.name.slice(0, document.name.lastIndexOf('/')) || '/';
    hubs.set(path, [...(hubs.get(path) ?? []), document]);
  }
  const [largest] = [...hubs].sort(([, one], [, other]) => other.length - one.length);
  return largest === undefined ? { path: '/', children: [] } : { path: largest[0], children: largest[1] };
}

/** A card needs no more than this of its page. */
function withoutBlocks(document: SourceDocument): SourceDocument {
  return isObject(document.value) ? { ...document, value: { ...document.value, blocks: [] } } : document;
}
