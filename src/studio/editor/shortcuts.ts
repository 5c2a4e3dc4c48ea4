import type { EditorState } from './editor-state.ts';

/** What a key can ask of the document as a whole. */
export type Command = keyof Pick<EditorState, 'save' | 'undo' | 'redo'>;

interface Shortcut {
  keys: string;
  does: string;
  /** Of the document as a whole; the others belong to a control. */
  command?: { key: string; shift?: boolean; act: Command };
}

/** All that the keyboard can do quicker; on a Mac with ⌘ for Ctrl. */
export const shortcuts: readonly Shortcut[] = [
  { keys: 'Ctrl+S', does: 'Bewaren', command: { key: 's', act: 'save' } },
  { keys: 'Ctrl+Z', does: 'Ongedaan maken', command: { key: 'z', act: 'undo' } },
  { keys: 'Ctrl+Shift+Z', does: 'Opnieuw', command: { key: 'z', shift: true, act: 'redo' } },
  { keys: 'Ctrl+Y', does: 'Opnieuw', command: { key: 'y', act: 'redo' } },
  { keys: 'Ctrl+B', does: 'Woorden vet maken, in een tekst met opmaak' },
  { keys: 'Ctrl+I', does: 'Woorden cursief maken, in een tekst met opmaak' },
  { keys: 'Alt+↑ of Alt+↓', does: 'Een blok verplaatsen, op de naam van het blok in de lijst' },
  { keys: 'Alt+PageDown of Alt+PageUp', does: 'Naar het volgende of vorige blok' },
  { keys: 'Ctrl+F', does: 'Zoeken en vervangen, in de code' },
  { keys: 'F8', does: 'Naar de volgende melding, in de code' },
  { keys: 'Ctrl+.', does: 'De melding bij de cursor verbeteren, in de code' },
  { keys: 'Esc', does: 'Een venster sluiten' },
];

/** The keys that do what a button does. */
export function keysOf(act: Command): string | undefined {
  return shortcuts.find(({ command }) => command?.act === act)?.keys;
}

/** What a key asks of the document, if anything. */
export function commandOf(event: KeyboardEvent): Command | undefined {
  if (!event.ctrlKey && !event.metaKey) return undefined;
  const key = event.key.toLowerCase();
  const act = shortcuts.find(
    ({ command }) =>
      command?.key === key && (command.key !== 'z' || Boolean(command.shift) === event.shiftKey),
  )?.command?.act;
  return act !== 'save' && isOfTool(event.target) ? undefined : act;
}

/** Whether a field holds no part of the document, as those to search and to move do: there the browser undoes what was typed. */
function isOfTool(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea') && !target.matches('[name^="/"]');
}
