import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import css from '@eslint/css';
import { ESLint } from 'eslint';
import { beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../scripts/project-root.ts';
import { type App, buildApp } from '../src/engine/bundle/build-app.ts';
import { projectMemo } from './project-memo.ts';

/** The newest year whose features all browsers of `package.json` have, but for a few. */
const year = 2023;

/** What may be newer: a browser that does not know it shows the page without it. */
const refinements = {
  allowProperties: [
    // Hyphens, line breaks and letter sizes as the browser chooses them.
    'hyphenate-limit-chars',
    'text-size-adjust',
    'text-wrap',
    'break-after',
    // Controls in the browser's own colours and sizes.
    'accent-color',
    'forced-color-adjust',
    'resize',
    // Inside an @supports that asks for the rest of their feature.
    'animation-range',
    'position-try-fallbacks',
    // In the rule for ::details-content.
    'content-visibility',
  ],
  allowSelectors: ['selection', 'marker', 'details-content'],
  allowAtRules: ['page'],
};

let app: App;

beforeAll(async () => {
  app = await buildApp({ root: projectRoot, memo: projectMemo });
});

test('the styles use nothing newer than the supported browsers, or ask for it first', async () => {
  const eslint = new ESLint({
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.css'],
      plugins: { css },
      language: 'css/css',
      languageOptions: { tolerant: true },
      rules: { 'css/use-baseline': ['error', { available: year, ...refinements }] },
    },
  });
  for (const [name, sheet] of Object.entries(app.styles.sheets)) {
    const [result] = await eslint.lintText(sheet, { filePath: `${name}.css` });
    expect(
      result?.messages.map(({ message }) => message),
      name,
    ).toEqual([]);
  }
});

test('a selector that older browsers do not know takes no other one along', () => {
  const lists = Object.values(app.styles.sheets).flatMap((sheet) => sheet.match(/[^{};]+(?=\{)/g) ?? []);
  const newer = lists.filter((list) =>
    /:popover-open|:user-valid|::details-content|::marker|::selection/.test(list),
  );
  expect(newer).not.toEqual([]);
  expect(newer.filter((list) => list.includes(','))).toEqual([]);
});

test('no columns as many as fit are a container themselves: in Safari 17 they have no width', () => {
  const rules = Object.values(app.styles.sheets).flatMap((sheet) => sheet.match(/[^{}]+\{[^{}]*\}/g) ?? []);
  const fitted = rules.filter((rule) => rule.includes('auto-fit'));
  expect(fitted).not.toEqual([]);
  expect(fitted.filter((rule) => /container(?:-type)?:/.test(rule))).toEqual([]);
});

test('no script looks for half a character: Safari 17 finds one in each whole one', () => {
  const scripts = readdirSync(app.browserFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  expect(scripts).not.toEqual([]);
  const looking = scripts.filter((file) =>
    /\\p\{(?:Cs|Surrogate)\}/.test(readFileSync(join(app.browserFolder, file), 'utf8')),
  );
  expect(looking).toEqual([]);
});
