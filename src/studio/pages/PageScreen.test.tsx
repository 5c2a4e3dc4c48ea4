import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { StudioPage } from '../../shared/authors/studio.ts';
import { PageScreen } from './PageScreen.tsx';

it('promises no earlier version of a page that was never right', () => {
  const file = 'pages/contact.json';
  const place = { file, line: 1, column: 1, endLine: 1, endColumn: 2 };
  const page: StudioPage = {
    path: '/contact',
    title: '',
    file,
    problems: [{ ...place, rule: 'json-syntax', severity: 'error', message: 'Het bestand is leeg.' }],
    words: 0,
  };
  const html = renderToStaticMarkup(<PageScreen name="page" page={page} budget={14_000} />);
  expect(html).toContain('Het bestand is leeg.');
  expect(html).not.toContain('laatste goede versie');
});
