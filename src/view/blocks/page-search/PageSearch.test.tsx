// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import schema from '../../../../schemas/blocks/page-search.schema.json' with { type: 'json' };
import { hydrate } from '../../../../tests/hydrate.tsx';
import { PageSearch } from './PageSearch.tsx';

const groups = [
  {
    page: { path: '/equipment/wegtransport', label: 'Wegtransport' },
    below: [{ path: '/equipment/wegtransport/bakwagen', label: 'Bakwagen' }],
  },
  { page: { path: '/equipment/koffiemachines', label: 'Koffiemachines' }, below: [] },
];

const examples = schema.examples.map(({ firstQuestion: _onlyInTheBrowser, ...example }) => example);

it.each(examples)('hydrates as a form that works without script: $title', async (example) => {
  const element = await hydrate(<PageSearch {...example} groups={groups} type="page-search" />);
  const form = element.querySelector('form[role=search]');
  expect(form?.getAttribute('action')).toBe(example.path);
  expect(form?.querySelector('label')?.textContent).toBe(example.fieldLabel);
  const links = [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    example.allTitle
      ? [
          '/contact',
          '/equipment/wegtransport',
          '/equipment/wegtransport/bakwagen',
          '/equipment/koffiemachines',
        ]
      : ['/contact'],
  );
});
