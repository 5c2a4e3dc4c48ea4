import { expect, it } from 'vitest';
import { siteSheets } from './site-sheets.ts';
import { stableClassNames } from './stable-class-names.ts';
import { styledElements } from './styled-elements.ts';

it('names classes after components, and leaves out what no rule names', () => {
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
  expect(stableClassNames({ elements, sheets })).toEqual({
    elements: {
      'a/A.styles.ts': {
        Box: { element: 'div', className: 'Box' },
        Wide: { element: 'div', className: 'sc-2 Box Wide' },
      },
      'b/B.styles.ts': { Box: { element: 'p', className: 'Box2' } },
    },
    sheets: { base: '.Box{margin:.5em}.Box a:hover{color:red}', b: '.Box2>.sc-2,.Wide[data-x]{top:0}' },
  });
});

it('leaves no name in the sheets of the site that follows the folder of the project', () => {
  const elements = styledElements();
  const { sheets } = stableClassNames({ elements, sheets: siteSheets() });
  const components = new Set(Object.values(elements).flatMap(Object.keys));
  const classes = Object.values(sheets).flatMap((css) => [
    ...css.matchAll(/\.([A-Za-z_][\w-]*)(?=[^{}]*\{)/g),
  ]);
  const unknown = classes
    .map(([, name = '']) => name)
    .filter((name) => !components.has(name.replace(/\d+$/, '')));
  expect([...new Set(unknown)]).toEqual(['skip-link']);
});
