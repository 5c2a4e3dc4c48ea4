import { forgetDraft, isOpenElsewhere, type KeptDraft, readDraft, untilLeft } from './draft.ts';
import type { EditorState } from './editor-state.ts';

type Offer = Pick<EditorState, 'draft' | 'isOpenElsewhere'>;

/**
 * Offers what an earlier visit left unsaved, where that differs from the file; what an open tab works on, once that is gone.
 * @param present the text of the file
 */
export async function offerDraft(
  file: string,
  { present, offer }: { present(): string; offer(made: Offer): void },
): Promise<void> {
  const unsaved = (draft: KeptDraft | undefined): KeptDraft | undefined => {
    if (draft?.text !== present()) return draft;
    // A tab that is closed while it saves leaves what the file has.
    forgetDraft(file, draft.key);
    return undefined;
  };
  const draft = unsaved(readDraft(file));
  if (!draft) return;
  if (!(await isOpenElsewhere(draft))) return offer({ draft, isOpenElsewhere: false });
  offer({ isOpenElsewhere: true });
  offer({ draft: unsaved(await untilLeft(draft)), isOpenElsewhere: false });
}
