import { isOpenElsewhere, readDraft, untilLeft } from './draft.ts';
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
  const draft = readDraft(file);
  if (!draft || draft.text === present()) return;
  if (!(await isOpenElsewhere(draft))) return offer({ draft, isOpenElsewhere: false });
  offer({ isOpenElsewhere: true });
  const left = await untilLeft(draft);
  offer({ draft: left?.text === present() ? undefined : left, isOpenElsewhere: false });
}
