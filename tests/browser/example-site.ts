import { projectRoot } from '../../scripts/project-root.ts';
import { inspectPictures } from '../../src/engine/assets/inspect-pictures.ts';
import { listAt } from '../../src/engine/json/json-shape.ts';
import { listPublicFiles } from '../../src/engine/pipeline/1-load/list-public-files.ts';
import { readSchemas } from '../../src/engine/pipeline/1-load/read-schemas.ts';
import { siteFolders } from '../../src/engine/pipeline/1-load/site-folders.ts';
import type { SourceDocument } from '../../src/engine/pipeline/1-load/source-document.ts';
import { documentTexts } from '../../src/engine/pipeline/3-facts/document-texts.ts';
import { blockSchemas } from '../../src/engine/schema/block-schemas.ts';
import { richTextFields } from '../../src/engine/schema/rich-text-fields.ts';
import type { JsonObject, JsonValue } from '../../src/shared/json/json-value.ts';
import { projectMemo } from '../project-memo.ts';
import { resolveDocuments } from '../resolved-documents.ts';
import { testSiteFolder } from './test-sites.ts';
import { writeTestSite } from './write-test-site.ts';

/** Writes one page per block type that holds all examples of its schema, with React's warnings. Their links may lead nowhere. */
export async function buildExampleSite(site: SourceDocument): Promise<void> {
  const folders = siteFolders(projectRoot);
  const schemas = await readSchemas(folders.schemas);
  const documents = blockSchemas(schemas).map(([type, schema]) =>
    examplePage(type, listAt(schema, 'examples')),
  );
  const { files: publicFiles } = listPublicFiles(folders.public);
  const existing = documents
    .flatMap(({ value = null }) => documentTexts(value).pictures)
    .filter(({ src }) => publicFiles.has(src));
  const pictures = await inspectPictures(existing, { folder: folders.public, memo: projectMemo });
  const { context } = resolveDocuments([site, ...documents], {
    richTextFields: richTextFields(schemas),
    pictures,
  });
  const publicFolder = folders.public;
  await writeTestSite(testSiteFolder('examples'), { documents, context, publicFiles, publicFolder });
}

/** Whose price a table of prices works out. */
const calculator = { type: 'lease-calculator', title: 'Bereken je lease', priceExample: 40_000 };

function examplePage(type: string, examples: JsonValue[]): SourceDocument {
  const blocks = type === 'price-terms' ? [...examples, calculator] : examples;
  const value: JsonObject = { metadata: { title: type, description: type }, blocks };
  return {
    kind: 'page',
    file: type,
    absoluteFile: type,
    name: `/${type}`,
    text: JSON.stringify(value),
    value,
  };
}
