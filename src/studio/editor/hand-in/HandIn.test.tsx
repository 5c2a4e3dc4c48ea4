// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { hydrate } from '../../../../tests/hydrate.tsx';
import type { HandInAnswer } from '../../../shared/authors/editor-answers.ts';
import { HandIn } from './HandIn.tsx';

afterEach(() => vi.unstubAllGlobals());

it.each<[what: string, answer: HandInAnswer, left: string]>([
  ['is handed in, and not for the work after it', { branch: 'contact', files: [] }, ''],
  ['is refused', { message: 'Er is nog niets ingeleverd.' }, 'De contactpagina'],
])('keeps what the work is about until it %s', async (_what, answer, left) => {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(
      address.endsWith('/inlevering')
        ? answer
        : { token: '', pages: 1, others: 0, report: '# Dit verandert' },
    ),
  );
  const element = await hydrate(<HandIn screen={{}} />);
  const field = element.querySelector('input');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      field,
      'De contactpagina',
    );
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => element.querySelector('form')?.requestSubmit());
  await expect
    .poll(() => element.textContent)
    .toContain('message' in answer ? answer.message : answer.branch);
  expect(field?.value).toBe(left);
});

it('counts no longer where nothing can be handed in', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Deze map is geen kopie van de site.' }));
  const element = await hydrate(<HandIn screen={{}} />);
  await expect.poll(() => element.querySelector('button')?.textContent).toBe('Lever in');
});
