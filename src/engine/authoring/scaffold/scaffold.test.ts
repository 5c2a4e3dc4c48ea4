import { expect, it } from 'vitest';
import { camelCase, pascalCase } from './scaffold.ts';

it.each([
  ['faq', 'faq', 'Faq'],
  ['type-cards', 'typeCards', 'TypeCards'],
  ['heading-full-stop', 'headingFullStop', 'HeadingFullStop'],
])('%s is %s and %s in code', (name, camel, pascal) => {
  expect(camelCase(name)).toBe(camel);
  expect(pascalCase(name)).toBe(pascal);
});
