import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PagesScreen } from './PagesScreen.tsx';

it('writes the number of pages that were found as that of all pages', () => {
  const list = { search: 'a', onlyProblems: false, screen: 1, screens: 25, pages: [] };
  const html = renderToStaticMarkup(
    <PagesScreen
      name="pages"
      list={{ ...list, found: 1234, total: { pages: 2345, errors: 0, warnings: 0 } }}
      otherProblems={[]}
      budget={1}
      shared={[]}
      single={[]}
    />,
  );
  expect([...html.matchAll(/[\d.]+ (?:pagina’s|gevonden)/g)].map(([words]) => words)).toEqual([
    '2.345 pagina’s',
    '1.234 gevonden',
  ]);
});
