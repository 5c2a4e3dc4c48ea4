import type { FixedDocument } from '../../../shared/authors/editor.ts';
import { firstDifference } from '../../../shared/json/first-difference.ts';
import type { JsonEdit } from '../../../shared/json/json-edit.ts';
import { valueAt } from '../../../shared/json/json-pointer.ts';
import { editAfter } from './edit-after.ts';
import type { Editing } from './editing.ts';
import { type EditorState, steppedFrom } from './editor-state.ts';

/** Actions that change the text: edits, typing, fixes. */
export function writingActions(editing: Editing): Pick<EditorState, 'change' | 'write' | 'fix' | 'respell'> {
  const { screen, engine, get, changeInTurn, checkSoon, type, renew, replace } = editing;
  const { file } = screen.document;
  /**
   * The edits made since nothing was pending: an edit that is requested before an earlier one is shown still has the
   * pointers from before it.
   */
  let made: JsonEdit[] = [];

  return {
    change: async (edit, step) => {
      if (get().pending === 0) made = [];
      const count = made.length;
      const seen = get();
      let meant: JsonEdit | undefined;
      let textBefore = '';
      await type((text) => {
        const { value, version } = get();
        textBefore = text;
        meant = editAfter(edit, { others: made.slice(count), value });
        if (meant && version !== seen.version) {
          // After a step back, say, another value may stand there.
          const [before, present] = [valueAt(seen.value, edit.pointer), valueAt(value, meant.pointer)];
          if (firstDifference(before, present) !== undefined) meant = undefined;
        }
        return { text, edit: meant };
      }, step);
      if (meant && get().text !== textBefore) made.push(meant);
      return meant;
    },
    write: (text, step) => type(() => ({ text }), step),
    fix: async (problem) => {
      let fixed: FixedDocument['fixed'] | undefined;
      await changeInTurn(async () => {
        const step = steppedFrom(get());
        const answer = await engine.fix(file, { text: get().text, problem });
        // A change since may have fixed it.
        if (!answer) return checkSoon();
        renew(answer, step);
        fixed = answer.fixed;
      });
      // The code view shows a text once nothing is on its way.
      if (fixed) get().find(fixed);
    },
    respell: async ({ pointer, start = 0, end, unknownWord, suggestion }) => {
      await changeInTurn(async () => {
        const { text } = get();
        // Typing since may have moved it.
        if (suggestion === undefined || wordOf(text.slice(start, end)).toLowerCase() !== unknownWord)
          return checkSoon();
        await replace(text.slice(0, start) + suggestion + text.slice(end), steppedFrom(get()));
      });
      get().find({ pointer, start });
    },
  };
}

/** A word as JSON has it, perhaps with escapes, as it is read; empty where that is no part of a text. */
function wordOf(written: string): string {
  try {
    return String(JSON.parse(`"${written}"`));
  } catch {
    return '';
  }
}
