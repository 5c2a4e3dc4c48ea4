// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { idleEngine, exampleScreen as screen } from '../../../../tests/example-editor.ts';
import { hydrate } from '../../../../tests/hydrate.tsx';
import type { EditorProblem, EditorScreen } from '../../../shared/authors/editor.ts';
import { EditorContext } from '../store/editor-context.ts';
import { createEditorStore } from '../store/editor-store.ts';
import { ProblemList } from './ProblemList.tsx';

const problem: EditorProblem = {
  file: screen.document.file,
  pointer: '/title',
  rule: 'title-length',
  severity: 'warning',
  message: 'De titel is lang.',
};
const elsewhere = 'pages/hulp.json';

it.each([
  { what: 'nothing', problems: [], isReady: true },
  { what: 'a tip here', problems: [problem], isReady: false },
  { what: 'a tip elsewhere', problems: [{ ...problem, file: elsewhere }], isReady: true },
  {
    what: 'an error elsewhere, with which nothing can be handed in',
    problems: [{ ...problem, file: elsewhere, severity: 'error' as const }],
    isReady: false,
  },
])('says that a page can be handed in when there is $what: $isReady', async ({ problems, isReady }) => {
  expect((await listOf(problems)).includes('Klaar met schrijven?')).toBe(isReady);
});

it('leads to what is wrong in another document, and nowhere where there is none', async () => {
  const targets = [{ file: elsewhere, path: '/hulp', title: 'Hulp', anchors: [] }];
  const others = [{ path: '_site.json', label: 'Gegevens van de site' }];
  const files = [elsewhere, 'pages/_site.json', 'pages/_words.txt', 'pages/404.json'];
  const list = await shown(
    files.map((file) => ({ ...problem, file })),
    { ...screen, targets, others },
  );
  expect([...list.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/_kit/bewerken?bestand=hulp.json&plek=%2Ftitle',
    '/_kit/bewerken?bestand=_site.json&plek=%2Ftitle',
  ]);
  expect(list.textContent).toContain('_words.txt: De titel is lang.');
});

it('says in the words of forms what is wrong elsewhere', async () => {
  const message = 'Een regeleinde in een tekst ("\\n") zie je niet.';
  expect(await listOf([{ ...problem, file: elsewhere, message }])).toContain(
    'Een regeleinde in een tekst zie je niet.',
  );
});

it('leaves the words of code as they are', async () => {
  const message = 'De naam "title" staat zonder aanhalingstekens.';
  expect(await listOf([{ ...problem, rule: 'json-syntax', message }])).toContain(message);
});

it('lists a mistake in many places of the code, or of another page, once', async () => {
  const curly = {
    ...problem,
    rule: 'json-syntax',
    pointer: '',
    group: 'gekrulde',
    message: 'De tekst “a” is krom.',
  };
  const word = {
    ...problem,
    file: elsewhere,
    rule: 'spelling-error',
    group: 'leese',
    message: 'Ken je "leese"?',
  };
  const own = { ...word, file: problem.file };
  const list = await listOf([
    ...[1, 5, 9].map((start) => ({ ...curly, start, message: `De tekst “${start}” is krom.` })),
    ...['/blocks/0/text', '/blocks/1/text'].flatMap((pointer) => [
      { ...word, pointer },
      { ...own, pointer },
    ]),
  ]);
  expect(list).toContain('De tekst “1” is krom. Ook op 2 andere plekken.');
  expect(list).toContain('Ken je "leese"? Ook op 1 andere plek.');
  expect(list.split('leese').length).toBe(4);
  expect(list).toContain('3 tips');
});

async function listOf(problems: EditorProblem[]): Promise<string> {
  return (await shown(problems)).textContent ?? '';
}

async function shown(problems: EditorProblem[], within: EditorScreen = screen): Promise<HTMLElement> {
  const store = createEditorStore(within, idleEngine);
  const list = await hydrate(
    <EditorContext value={{ screen: within, store }}>
      <ProblemList />
    </EditorContext>,
  );
  await act(async () => store.setState({ problems }));
  return list;
}
