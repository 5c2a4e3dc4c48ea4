import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../scripts/project-root.ts';
import { ruleGroups } from '../src/engine/authoring/scaffold/rule-groups.ts';
import { readBudgets } from '../src/engine/bundle/budgets.ts';
import { maxFileSize } from '../src/engine/pipeline/1-load/read-source.ts';
import {
  maxDescriptionLength,
  minDescriptionLength,
} from '../src/engine/pipeline/4-check/rules/description-length.ts';
import { minSimilarity } from '../src/engine/pipeline/4-check/rules/near-duplicate.ts';
import { maxBytes } from '../src/engine/pipeline/4-check/rules/page-weight.ts';
import { minWords } from '../src/engine/pipeline/4-check/rules/thin-page.ts';
import { maxTitleLength } from '../src/engine/pipeline/4-check/rules/title-length.ts';
import { releaseRules, rules } from '../src/engine/pipeline/4-check/rules.ts';

const { limits } = readBudgets(projectRoot);
const folder = join(projectRoot, 'docs/regels');
const all = ruleGroups.flatMap((group) => group.rules);
const namesIn = (path: string, pattern: RegExp): string[] =>
  readdirSync(join(projectRoot, path))
    .flatMap((file) => pattern.exec(file)?.[1] ?? [])
    .sort();

test('every rule has one name, and every name one rule', () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

test('the index names the part of which each rule can be ignored, and no other can', () => {
  const [, named] = /uit het deel "(.*?)"/.exec(readFileSync(join(folder, 'README.md'), 'utf8')) ?? [];
  const ignorable = ruleGroups.filter((group) => group.rules.some(({ canBeIgnored }) => canBeIgnored));
  expect(ignorable.map(({ heading }) => heading)).toEqual([named]);
  expect(ignorable.flatMap((group) => group.rules).filter(({ canBeIgnored }) => !canBeIgnored)).toEqual([]);
});

test('the folder of rules holds the rules of the list and nothing else', () => {
  const named = [...rules, ...releaseRules].map(({ name }) => name).sort();
  expect(namesIn('src/engine/pipeline/4-check/rules', /^([a-z0-9-]+)\.ts$/)).toEqual(named);
});

test('every rule has its page, and every page its rule', () => {
  const pages = namesIn('docs/regels', /^([a-z0-9-]+)\.md$/);
  expect(pages).toEqual(all.map(({ name }) => name).sort());
});

test.each([
  ['title-length', [maxTitleLength]],
  ['description-length', [minDescriptionLength, maxDescriptionLength]],
  ['thin-page', [minWords]],
  ['near-duplicate', [minSimilarity * 100]],
  ['page-weight', [maxBytes / 1000]],
  ['file-size', [maxFileSize / 1_000_000]],
  ['page-budget', [limits.content, limits.pageData]],
])('the page of %s says its limits', (name, expected) => {
  const [, what = ''] = /^## Wat$([^#]*)/m.exec(readFileSync(join(folder, `${name}.md`), 'utf8')) ?? [];
  expect(what.match(/\d[\d.]*/g)?.map((number) => Number(number.replaceAll('.', '')))).toEqual(expected);
});

describe.each(all)('the page of $name', ({ name, severity }) => {
  const text = readFileSync(join(folder, `${name}.md`), 'utf8');

  test('says what, why, how not and how', () => {
    expect(text.split('\n')[0]).toBe(`# ${name}`);
    const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    expect(headings.slice(0, 4)).toEqual(['Wat', 'Waarom', 'Fout', 'Goed']);
  });

  test('names the level of the rule', () => {
    const words = { error: 'fout', warning: 'tip' };
    expect(text).toMatch(new RegExp(`^Niveau: .*\\b${words[severity]}`, 'm'));
  });
});
