import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../scripts/project-root.ts';
import { locatorOf } from '../../src/engine/diagnostics/locate.ts';
import { rangeBefore } from '../../src/engine/json/edits/range-before.ts';
import type { JsonNode } from '../../src/engine/json/json-node.ts';
import { readJsonTree } from '../../src/engine/json/tree/json-tree.ts';
import { parseDocument, parsedValue } from '../../src/engine/pipeline/1-load/parse-document.ts';
import { readSchemas } from '../../src/engine/pipeline/1-load/read-schemas.ts';
import type { SourceFile } from '../../src/engine/pipeline/1-load/source-document.ts';
import { documentFacts } from '../../src/engine/pipeline/3-facts/document-facts.ts';
import { createExaminer } from '../../src/engine/pipeline/examine-file.ts';
import { isValid } from '../../src/engine/pipeline/last-valid.ts';
import { typedPlaces } from '../../src/engine/pipeline/typed-place.ts';
import { randomIntegers } from '../random.ts';
import { changed, mistakeGroups, mistakesIn } from './mistakes/mistake.ts';
import { mutate, mutations } from './support/mutations.ts';

/** Every mistake in one page that the engine reads past, to find what is wrong behind it. */
const examine = createExaminer(await readSchemas(join(projectRoot, 'schemas')));
const good = readFileSync(join(import.meta.dirname, 'base/pages/contact.json'), 'utf8');
const understood = mistakeGroups.flatMap(mistakesIn).flatMap(({ name, parts }) => {
  const diff = parts.get('pages/contact.json');
  const text = diff === undefined ? undefined : changed(good, diff);
  if (text === undefined) return [];
  const file = contact(text);
  const examined = { file, ...examine(file) };
  return examined.understood === undefined ? [] : [{ name, text, examined, meant: examined.understood }];
});

describe('what is understood of a text that somebody made a mistake in: who', () => {
  test.each(understood)('$name', ({ text, examined, meant }) => {
    const { file, facts } = examined;
    // It only serves to find what else is wrong: nothing of it counts as valid, or is returned as the page.
    expect(isValid(examined)).toBe(false);
    expect(parsedValue(file)).toEqual(jsonIn(text));
    expect(facts).toEqual(documentFacts(parseDocument(file).document));
    expect(jsonIn(meant.text)).toBeDefined();
    for (const { start, end } of scalarsIn(readJsonTree(meant.text).root)) {
      const written = meant.text.slice(start, end);
      const place = rangeBefore({ start, end }, meant.rounds);
      const isOnce = [text, meant.text].every((each) => each.split(written).length === 2);
      if (isOnce) expect(text.slice(place.start, place.end)).toBe(written);
    }
  });
});

test('some are of syntax, and some of names', () => {
  const ofSyntax = understood.filter(({ text }) => jsonIn(text) === undefined);
  expect(ofSyntax.length).toBeGreaterThan(20);
  expect(understood.length - ofSyntax.length).toBeGreaterThan(20);
});

describe('a field that nobody knows is reported where it stands, on a page of the site that also has', () => {
  const marked = readFileSync(join(projectRoot, 'pages/contact.json'), 'utf8').replace(
    '"type": "contact-form"',
    '"type": "contact-form", "zzz": 1',
  );

  test.each(mutations)('$name', (mutation) => {
    for (const seed of [1, 2, 3, 4]) {
      // The mark is no part of the text.
      const text = mutate(marked, mutation, randomIntegers(seed)).replace(/^\ufeff/, '');
      const file = contact(text);
      const examined = { file, ...examine(file) };
      if (examined.understood === undefined) continue;
      const toTyped = typedPlaces(file, examined.understood);
      const unknown = examined.problems.filter(({ rule }) => rule === 'unknown-field').map(toTyped);
      const located = unknown.map(({ place }) => locatorOf(text).locate(place));
      expect(located.map(({ start, end }) => text.slice(start, end))).toContain('"zzz"');
    }
  });
});

function contact(text: string): SourceFile {
  const place = { kind: 'page', file: 'pages/contact.json', absoluteFile: '/contact.json' } as const;
  return { ...place, name: '/contact', bytes: Buffer.from(text) };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function scalarsIn(node: JsonNode | undefined): JsonNode[] {
  if (node?.kind === 'list') return node.items.flatMap(scalarsIn);
  if (node?.kind === 'object') return node.properties.flatMap(({ value }) => scalarsIn(value));
  return node === undefined ? [] : [node];
}
