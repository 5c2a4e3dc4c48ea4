import { expect, it } from 'vitest';
import { shortClassNames } from './short-class-names.ts';
import { siteSheets } from './site-sheets.ts';
import { styledElements } from './styled-elements.ts';

it('gives each component a short class, and leaves out what no rule names', () => {
  const elements = {
    'a/A.styles.ts': {
      Box: { element: 'div', className: 'sc-1 hash1' },
      Wide: { element: 'div', className: 'sc-1 sc-2 hash1 hash2' },
    },
    'b/B.styles.ts': { Box: { element: 'p', className: 'sc-3 hash3' } },
  };
  const sheets = {
    base: '.hash1{margin:.5em}.hash1 a:hover{color:red}',
    b: '.hash3>.sc-2,.hash2[data-x]{top:0}',
  };
  expect(shortClassNames({ elements, sheets })).toEqual({
    elements: {
      'a/A.styles.ts': {
        Box: { element: 'div', className: 'b' },
        Wide: { element: 'div', className: 'sc-2 b f' },
      },
      'b/B.styles.ts': { Box: { element: 'p', className: 'c' } },
    },
    sheets: { base: '.b{margin:.5em}.b a:hover{color:red}', b: '.c>.sc-2,.f[data-x]{top:0}' },
  });
});

it('leaves no name in the sheets of the site that follows the folder of the project', () => {
  const { elements, sheets } = shortClassNames({ elements: styledElements(), sheets: siteSheets() });
  const classes = new Set(
    Object.values(sheets).flatMap((css) =>
      Array.from(css.matchAll(/\.([A-Za-z_][\w-]*)(?=[^{}]*\{)/g), ([, name]) => name),
    ),
  );
  expect([...classes].filter((name) => !/^[B-Zb-z]{1,2}$/.test(name ?? ''))).toEqual(['skip-link']);
  const own = Object.values(elements).flatMap((of) =>
    Object.values(of).map(({ className }) => className.split(' ').at(-1)),
  );
  const shown = own.filter((name) => name !== '');
  expect(new Set(shown).size).toBe(classes.size - 1);
});
