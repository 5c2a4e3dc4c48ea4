import type { EditorState } from '../store/editor-state.ts';

/** A command for the document as a whole that a key can give. */
export type Command = keyof Pick<EditorState, 'save' | 'undo' | 'redo'>;

interface Shortcut {
  /** Alternatives: each of them gives the command. */
  keys: readonly string[];
  does: string;
  /** Of the document as a whole; the others belong to a control. */
  act?: Command;
}

/** All that the keyboard can do quicker; on a Mac with ⌘ for Ctrl. */
export const shortcuts: readonly Shortcut[] = [
  { keys: ['Ctrl+S'], does: 'Bewaren', act: 'save' },
  { keys: ['Ctrl+Z'], does: 'Ongedaan maken', act: 'undo' },
  { keys: ['Ctrl+Shift+Z', 'Ctrl+Y'], does: 'Opnieuw', act: 'redo' },
  { keys: ['Ctrl+B'], does: 'Woorden vet maken, in een tekst met opmaak' },
  { keys: ['Ctrl+I'], does: 'Woorden cursief maken, in een tekst met opmaak' },
  { keys: ['Ctrl+K'], does: 'Van woorden een link maken, in een tekst met opmaak' },
  { keys: ['Alt+↑', 'Alt+↓'], does: 'Een blok verplaatsen, op de naam van het blok in de lijst' },
  { keys: ['Alt+PageDown', 'Alt+PageUp'], does: 'Naar het volgende of vorige blok' },
  { keys: ['Ctrl+F'], does: 'Zoeken en vervangen, in de code' },
  { keys: ['F8'], does: 'Naar de volgende melding, in de code' },
  { keys: ['Ctrl+.'], does: 'De melding bij de cursor verbeteren, in de code' },
  { keys: ['Esc'], does: 'Een venster sluiten' },
];

/** The keys that do what a button does. */
export function keysOf(act: Command): string | undefined {
  return shortcuts.find((shortcut) => shortcut.act === act)?.keys.join(' of ');
}

/** What a key asks of the document, if anything. */
export function commandOf(event: KeyboardEvent): Command | undefined {
  if (!event.ctrlKey && !event.metaKey) return undefined;
  const pressed = `Ctrl+${event.shiftKey ? 'Shift+' : ''}${event.key.toUpperCase()}`;
  const act = shortcuts.find(({ keys }) => keys.includes(pressed))?.act;
  return act !== 'save' && isInTool(event) ? undefined : act;
}

/** Whether what has the focus belongs to a tool, such as search, or to the preview: there the browser's own undo applies. */
function isInTool({ view }: KeyboardEvent): boolean {
  const focused = (view ?? window).document.activeElement;
  return focused?.matches(':is(input, textarea):not([name^="/"])') ?? false;
}
