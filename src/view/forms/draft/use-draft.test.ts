// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { readDraft, writeDraft } from './session-draft.ts';
import { keepTyped } from './use-draft.ts';

beforeEach(() => sessionStorage.clear());

const prefill = { subject: 'other', message: 'Mijn vraag: ' };

it('keeps what a visitor filled in, not what the link did', () => {
  keepTyped('contact', { values: { firstName: 'Jan', subject: 'other', message: 'Mijn vraag:' }, prefill });
  expect(readDraft('contact')).toEqual({ firstName: 'Jan' });
  keepTyped('contact', { values: { firstName: 'Jan', message: 'Mijn vraag: hoe?' }, prefill });
  expect(readDraft('contact')).toEqual({ firstName: 'Jan', message: 'Mijn vraag: hoe?' });
});

it('keeps what a visitor had chosen before a link chose the same', () => {
  writeDraft('contact', { subject: 'other' });
  keepTyped('contact', { values: { firstName: 'Jan', subject: 'other' }, prefill });
  expect(readDraft('contact')).toEqual({ firstName: 'Jan', subject: 'other' });
});
