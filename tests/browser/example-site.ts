import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';
import { buildApp } from '../../src/build/app/build-app.ts';
import { cacheKey } from '../../src/build/cache/cache-key.ts';
import { documentTexts } from '../../src/build/check/document-texts.ts';
import { listPublicFiles } from '../../src/build/check/list-public-files.ts';
import type { JsonObject, JsonValue, SourceDocument } from '../../src/build/load/source-document.ts';
import { inspectPictures } from '../../src/build/picture/inspect-pictures.ts';
import { OutputFolder } from '../../src/build/prerender/output-folder.ts';
import { prerender } from '../../src/build/prerender/prerender.ts';
import { resolveSite } from '../../src/build/resolve-site.ts';
import { blockSchemas } from '../../src/build/schema/block-schemas.ts';
import { listAt } from '../../src/build/schema/json-shape.ts';
import { readSchemas } from '../../src/build/schema/schema-files.ts';
import { siteFolders } from '../../src/build/site-folders.ts';

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
  const output = await OutputFolder.create(exampleSite, { effort: 'quick' });
  await output.make('public', { key: '' }, () =>
    Object.fromEntries(
      [...publicFiles].map((path) => [path.slice(1), readFileSync(join(folders.public, path))]),
    ),
  );
  await output.copy('app', app.key, app.browserFolder);
  const sources = new Map(
    documents.map((document) => [document.name, { document, key: cacheKey(document.text) }]),
  );
  await prerender({ content, sources, app, output, onPage() {} });
  await output.publish();
}

function examplePage(type: string, examples: JsonValue[]): SourceDocument {
  const value: JsonObject = { metadata: { title: type, description: type }, blocks: examples };
  return { kind: 'page', file: type, absoluteFile: type, name: `/${type}`, text: '', value };
}
