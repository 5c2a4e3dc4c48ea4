// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { beginVisit, draftedFiles, forgetDraft, keepDraft, readDraft } from './draft.ts';

const file = 'pages/over ons.json';
const typed = (text: string, at = '2026-11-25T10:00:00.000Z') => ({ text, hash: 'h', at });

/** From here on this is another tab of the same browser. */
const otherTab = (): void => beginVisit(file);

beforeEach(otherTab);

it('keeps the draft of a file until it is forgotten', () => {
  expect(readDraft(file)).toBeUndefined();
  expect(keepDraft(file, typed('Een'))).toBe(true);
  expect(keepDraft(file, typed('Twee'))).toBe(true);
  expect(readDraft(file)).toMatchObject(typed('Twee'));
  expect(readDraft('pages/contact.json')).toBeUndefined();
  expect([...draftedFiles()]).toEqual([file]);
  forgetDraft(file);
  expect(readDraft(file)).toBeUndefined();
  expect([...draftedFiles()]).toEqual([]);
});

it('reads the draft of this tab before a newer one of another, also after another file was open here', () => {
  keepDraft(file, typed('Hier', '2026-11-25T10:00:00.000Z'));
  localStorage.setItem(`bewerken ${file} elders`, JSON.stringify(typed('Daar', '2026-11-25T11:00:00.000Z')));
  beginVisit('pages/contact.json');
  expect(readDraft(file)?.text).toBe('Hier');
});

it('reads the newest of what other tabs left, and forgets that one alone', () => {
  for (const hour of ['09', '11', '10']) {
    keepDraft(file, typed(hour, `2026-11-25T${hour}:00:00.000Z`));
    otherTab();
  }
  const newest = readDraft(file);
  expect(newest?.text).toBe('11');
  forgetDraft(file, newest?.key);
  expect(readDraft(file)?.text).toBe('10');
});

it.each(['geen JSON', 'null', '"Een"', '{"text":"Een","hash":"h"}', '{"text":1,"hash":"h","at":"nu"}'])(
  'passes over %s, which is no draft',
  (kept) => {
    localStorage.setItem(`bewerken ${file} ander`, kept);
    expect(readDraft(file)).toBeUndefined();
    expect([...draftedFiles()]).toEqual([]);
  },
);

it('does without where a browser keeps nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  expect(keepDraft(file, typed('Een'))).toBe(false);
  expect(readDraft(file)).toBeUndefined();
  expect([...draftedFiles()]).toEqual([]);
  expect(otherTab).not.toThrow();
  expect(() => forgetDraft(file)).not.toThrow();
});
