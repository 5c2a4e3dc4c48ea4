import type { Editing } from './editing.ts';
import { type EditorState, isChanged, steppedFrom } from './editor-state.ts';
import { readResource, requestChange, tryChange } from './requests.ts';
import { saveText } from './saving-actions.ts';

/** Makes a block one that pages share. */
export function sharingActions(editing: Editing): Pick<EditorState, 'share'> {
  return {
    share: async (pointer, name) => {
      let refusal: string | undefined;
      await editing.inTurn(async () => {
        refusal = await share(editing, { pointer, name });
      });
      return refusal;
    },
  };
}

async function share(
  editing: Editing,
  { pointer, name }: { pointer: string; name: string },
): Promise<string | undefined> {
  const { screen, engine, get, take } = editing;
  if (isChanged(get())) await saveText(editing, get().document.hash);
  if (isChanged(get())) return 'Er is nog niets gedeeld, want bewaren lukte niet. Bovenaan staat waarom.';
  const sent = { body: { from: screen.document.name, pointer, name } };
  const answer = await tryChange('POST gedeeld-blok', sent);
  if ('message' in answer) return answer.message;
  const { page, change } = answer;
  const justShared = { name: answer.name, change, text: page.text };
  try {
    await engine.start();
    await take(page, { ...steppedFrom(get()), justShared });
  } catch {
    return 'Het blok is gedeeld, maar de editor kon de pagina daarna niet lezen. Laad deze pagina opnieuw.';
  }
  return undefined;
}

/**
 * Undoes in both files that a block was shared; false when one of them changed since.
 * @throws when the server does not answer
 */
export async function unshare({ screen, engine, get, set, take }: Editing, change: string): Promise<boolean> {
  const answer = await requestChange('POST herstel', { body: { change } });
  const isUndone = !('message' in answer);
  const page = isUndone && (await readResource('bestand', { name: screen.document.path }));
  set({ justShared: undefined });
  if (!page) return false;
  await engine.start();
  await take(page, { past: get().past.slice(0, -1), future: [] });
  return true;
}
