import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';
import type { PictureFile } from '../../src/engine/assets/picture-file.ts';
import { isObject, listAt } from '../../src/engine/json/json-shape.ts';
import { readSchemas } from '../../src/engine/pipeline/1-load/read-schemas.ts';
import type { SourceDocument } from '../../src/engine/pipeline/1-load/source-document.ts';
import { documentTexts } from '../../src/engine/pipeline/3-facts/document-texts.ts';
import { blockSchemas } from '../../src/engine/schema/block-schemas.ts';
import { richTextFields } from '../../src/engine/schema/rich-text-fields.ts';
import type { JsonObject, JsonValue } from '../../src/shared/json/json-value.ts';
import type { DocumentKind } from '../../src/shared/page/document-kind.ts';
import { type ResolvedDocuments, resolveDocuments } from '../resolved-documents.ts';
import { createGenerator } from './generate-values.ts';

export const schemas = await readSchemas(join(projectRoot, 'schemas'));
/** Read once for hundreds of sites. */
const fields = richTextFields(schemas);
/** Only its smallest values are asked for, which are the same each time. */
const generator = createGenerator(schemas);
/** The schema of each block type. */
export const blocks = blockSchemas(schemas);

/** The schemas with one block that a page may hold, so that a page can be generated without all others. */
const schemasOfOneBlock = new Map(schemas).set('block.schema.json', {
  $ref: 'blocks/hero.schema.json',
});

/** A schema by its file. Throws when there is none. */
function schemaAt(path: string): JsonObject {
  const schema = schemas.get(path);
  if (schema) return schema;
  throw new Error(`There is no schema ${path}.`);
}

/** The smallest, the largest and all boundary values of a schema. */
export function valuesOf(path: string): { smallest: JsonValue; largest: JsonValue; boundaries: JsonValue[] } {
  const generator = createGenerator(schemasOfOneBlock);
  const schema = schemaAt(path);
  return {
    smallest: generator.smallest(schema),
    largest: generator.largest(schema),
    boundaries: generator.boundaries(schema),
  };
}

/** A file as if an author wrote this value in it. */
export function document(kind: DocumentKind, name: string, value: JsonValue): SourceDocument {
  return { kind, file: name, absoluteFile: name, name, text: JSON.stringify(value), value };
}

/** A page with these blocks. */
export function pageOf(name: string, ...entries: JsonValue[]): SourceDocument {
  const metadata = { title: name, description: name };
  return document('page', name, { metadata, service: name, blocks: entries });
}

const pictureFile: PictureFile = { key: 'a', bytes: 1, format: 'svg', width: 640, height: 480 };

/** A site of these documents and what they need around them. Each picture that they name counts as there. */
export function contractSite(documents: readonly SourceDocument[]): ResolvedDocuments {
  return resolveWhole(withSurroundings(documents));
}

/** A site of these documents, which need no others. Each picture that they name counts as there. */
export function resolveWhole(documents: SourceDocument[]): ResolvedDocuments {
  const pictures = documents.flatMap(({ value = null }) => documentTexts(value).pictures);
  const named = new Map(pictures.map(({ src }) => [src, pictureFile]));
  return resolveDocuments(documents, { richTextFields: fields, pictures: { named, shown: named } });
}

/** These documents with the words and child pages that blocks ask for by name, in another order than any block gives. */
export function withSurroundings(documents: readonly SourceDocument[]): SourceDocument[] {
  const has = (kind: DocumentKind): boolean => documents.some((each) => each.kind === kind);
  const values = generator.smallest(schemaAt('site.schema.json'));
  const services = { verb: 'huren', type: 'Verhuur', audience: 'Iedereen' };
  const site = document('site', '_site', isObject(values) ? { ...values, services } : values);
  return [
    ...(has('site') ? [] : [site]),
    ...(has('glossary') ? [] : [document('glossary', '_glossary', { items: askedTerms(documents) })]),
    ...documents.flatMap(childrenOf),
    ...documents,
  ];
}

function askedTerms(documents: readonly SourceDocument[]): JsonValue[] {
  const asked = blocksIn(documents).flatMap((block) => listAt(block, 'terms'));
  return [...new Set(asked)].map((title) => ({ title, text: `uitleg van ${title}` }));
}

function childrenOf(page: SourceDocument): SourceDocument[] {
  const children = blocksIn([page])
    .flatMap((block) => listAt(block, 'order'))
    .reverse();
  const card = generator.smallest(schemaAt('parts/card.schema.json'));
  return children.map((child) =>
    document('page', `${page.name}/${child}`, {
      metadata: { title: `${child}`, description: `${child}` },
      card,
      blocks: [],
    }),
  );
}

function blocksIn(documents: readonly SourceDocument[]): JsonObject[] {
  return documents.flatMap(({ value }) => listAt(value, 'blocks').filter(isObject));
}
