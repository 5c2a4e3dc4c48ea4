// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { commandOf, keysOf, shortcuts } from './shortcuts.ts';

it('says once what each key does', () => {
  const actions = shortcuts.map(({ does }) => does);
  expect(new Set(actions).size).toBe(actions.length);
  expect(keysOf('redo')).toBe('Ctrl+Shift+Z of Ctrl+Y');
});

it.each([
  ['Ctrl+S', { key: 's', ctrlKey: true }, 'save'],
  ['⌘S, with caps lock', { key: 'S', metaKey: true }, 'save'],
  ['Ctrl+Z', { key: 'z', ctrlKey: true }, 'undo'],
  ['Ctrl+Shift+Z', { key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
  ['Ctrl+Y', { key: 'y', ctrlKey: true }, 'redo'],
  ['Ctrl+B, which belongs to a text', { key: 'b', ctrlKey: true }, undefined],
  ['a letter', { key: 's' }, undefined],
] as const)('%s asks what the list says', (_keys, init, command) => {
  expect(commandOf(new KeyboardEvent('keydown', init))).toBe(command);
});
