// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import schema from '../../../../schemas/blocks/page-search.schema.json' with { type: 'json' };
import { hydrate } from '../../../../tests/hydrate.tsx';
import type { SearchEntry } from '../../../shared/page/page-search.ts';
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

const texts = {
  title: 'Zocht je misschien dit?',
  fieldLabel: 'Zoek een pagina',
  buttonLabel: 'Zoek',
  path: '/equipment',
  help: { text: 'Nog niet wat je zocht?', link: { label: 'Vraag het ons', href: '/contact' } },
};
const entries: SearchEntry[] = [
  { path: '/equipment/wegtransport/bakwagen', title: 'Bakwagen' },
  { path: '/equipment/bouwmachine/mobiele-graafmachine', title: 'Mobiele graafmachine' },
  { path: '/equipment/koffiemachines', title: 'Koffiemachines' },
  { path: '/contact#vragen', title: 'Mijn merk bestaat niet meer', page: 'Contact' },
  { path: '/contact#prijs', title: 'Wat kost een mixer?', page: 'Contact', description: 'Ongeveer € 4.345.' },
].map((entry) => ({ description: '', ...entry }));

it('says that it finds nothing now when the list of pages keeps it waiting', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (_list: string, { signal }: RequestInit = {}) => {
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', reject));
  });
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  history.replaceState(null, '', '/equipment#zoek=graver');
  const element = await hydrate(<PageSearch {...texts} groups={[]} type="page-search" />);
  await act(async () => timeout.abort());
  await act(() => vi.runAllTimersAsync());
  expect(element.querySelector('[role=status]')?.textContent).toContain('Zoeken lukt nu niet');
});

it.each([
  ['/equipment/wegtransport/bakwgen', 'bakwgen', ['/equipment/wegtransport/bakwagen']],
  ['/mobiele%20graafmachine', 'mobiele graafmachine', ['/equipment/bouwmachine/mobiele-graafmachine']],
  ['/k%C3%B6ffie', 'köffie', ['/equipment/koffiemachines']],
  ['/qqqqqq', 'qqqqqq', []],
  // Words of an answer.
  ['/bestaat-niet', 'bestaat niet', []],
])(
  'the address %s, which does not exist, asks for “%s” and suggests %j',
  async (address, words, suggested) => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', async () => Response.json(entries));
    history.replaceState(null, '', address);
    const search = <PageSearch {...texts} groups={[]} firstQuestion="address" type="page-search" />;
    const element = await hydrate(search);
    await act(() => vi.runAllTimersAsync());
    expect(element.querySelector('input')?.value).toBe(words);
    expect([...element.querySelectorAll('li a')].map((link) => link.getAttribute('href'))).toEqual(suggested);
    expect(element.querySelectorAll('[role=list]:empty'), 'screen readers announce it').toHaveLength(0);
    expect(element.querySelector('[role=status]')?.textContent).toBe(
      suggested.length > 0 ? `1 pagina gevonden voor “${words}”:` : '',
    );
  },
);
