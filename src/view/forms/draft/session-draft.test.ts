// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { clearDraft, draftKey, readDraft, writeDraft } from './session-draft.ts';

beforeEach(() => sessionStorage.clear());

/** As the loader adds to a draft when the document goes. */
function leave(entries: [string, string][]): void {
  const before = sessionStorage.getItem(draftKey('a')) ?? undefined;
  sessionStorage.setItem(draftKey('a'), `${before}\n${JSON.stringify(entries)}`);
}

it('reads what was written, until it is cleared', () => {
  // What is copied from a PDF may hold other line ends, which JSON does not escape.
  const typed = { name: 'Ada [x]', text: 'one\n[two]\u2028three\u2029four' };
  writeDraft('a', typed);
  expect(readDraft('a')).toEqual(typed);
  clearDraft('a');
  expect(readDraft('a')).toEqual({});
});

it('takes the latest of what was typed without the app, and lets an empty field change nothing', () => {
  leave([['name', 'Ada']]);
  expect(readDraft('a')).toEqual({ name: 'Ada' });
  writeDraft('a', { name: 'Ada', text: 'one' });
  leave([
    ['name', 'Grace'],
    ['text', ''],
  ]);
  expect(readDraft('a')).toEqual({ name: 'Grace', text: 'one' });
});

it.each(['{', '{"name":"Ada"}', '[1]', '["name","Ada"]', '[["name",1]]'])('reads %s as empty', (content) => {
  sessionStorage.setItem(draftKey('a'), content);
  expect(readDraft('a')).toEqual({});
});
