import { expect, it } from 'vitest';
import { newRule } from './new-rule.ts';

const list = `import { altText } from './rules/alt-text.ts';
import { picture } from './rules/picture.ts';

export const rules: readonly Rule[] = [
  picture,
  altText,
];

export const releaseRules: readonly SiteRule[] = [
];
`;

const { files, edits } = newRule('heading-full-stop');

it('gives a rule its file, test and page', () => {
  expect([...files.keys()]).toEqual([
    'src/engine/pipeline/4-check/rules/heading-full-stop.ts',
    'src/engine/pipeline/4-check/rules/heading-full-stop.test.ts',
    'docs/regels/heading-full-stop.md',
  ]);
});

it('imports it, and lets it report last', () => {
  const edited = `import { headingFullStop } from './rules/heading-full-stop.ts';\n${list}`.replace(
    '  altText,\n',
    '  altText,\n  headingFullStop,\n',
  );
  expect(edits.map(({ edit }) => edit(list))).toEqual([edited]);
});

it('refuses a list that it does not know', () => {
  expect(() => edits.map(({ edit }) => edit(''))).toThrow();
});
