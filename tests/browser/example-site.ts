import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';
import { inspectPictures } from '../../src/engine/assets/inspect-pictures.ts';
import { buildApp } from '../../src/engine/bundle/build-app.ts';
import { listAt } from '../../src/engine/json/json-shape.ts';
import { contentHash } from '../../src/engine/memo/content-hash.ts';
import { listPublicFiles } from '../../src/engine/pipeline/1-load/list-public-files.ts';
import { readSchemas } from '../../src/engine/pipeline/1-load/read-schemas.ts';
import { siteFolders } from '../../src/engine/pipeline/1-load/site-folders.ts';
import type {
  JsonObject,
  JsonValue,
  SourceDocument,
} from '../../src/engine/pipeline/1-load/source-document.ts';
import { documentTexts } from '../../src/engine/pipeline/3-facts/document-texts.ts';
import { resolveSite } from '../../src/engine/pipeline/5-resolve/resolve-site.ts';
import { OutputFolder } from '../../src/engine/pipeline/7-write/output-folder.ts';
import { prerender } from '../../src/engine/pipeline/7-write/prerender.ts';
import { blockSchemas } from '../../src/engine/schema/block-schemas.ts';

/** The folder of the site that shows every example of every block schema, with React's warnings switched on. */
export const exampleSite = join(projectRoot, '.cache/test-site/examples');

/** Writes one page per block type that holds all examples of its schema. Their links may lead nowhere. */
export async function buildExampleSite(site: SourceDocument): Promise<void> {
  const folders = siteFolders(projectRoot);
  const schemas = await readSchemas(folders.schemas);
  const documents = blockSchemas(schemas).map(([type, schema]) =>
    examplePage(type, listAt(schema, 'examples')),
  );
  const publicFiles = listPublicFiles(folders.public);
  const existing = documents
    .flatMap(({ value = null }) => documentTexts(value).pictures)
    .filter(({ src }) => publicFiles.has(src));
  const pictures = await inspectPictures(existing, folders);
  const content = resolveSite({ documents: [site, ...documents], schemas, pictures });
  const app = await buildApp({ root: projectRoot, mode: 'development' });
  const output = await OutputFolder.create(exampleSite, { compression: 'quick' });
  await output.make('public', { key: '' }, () =>
    Object.fromEntries(
      [...publicFiles].map((path) => [path.slice(1), readFileSync(join(folders.public, path))]),
    ),
  );
  await output.copy('app', app.key, app.browserFolder);
  const sources = new Map(
    documents.map((document) => [document.name, { document, key: contentHash(document.text) }]),
  );
  await prerender({ content, sources, app, output, onPage() {} });
  await output.publish();
}

function examplePage(type: string, examples: JsonValue[]): SourceDocument {
  const value: JsonObject = { metadata: { title: type, description: type }, blocks: examples };
  return { kind: 'page', file: type, absoluteFile: type, name: `/${type}`, text: '', value };
}
