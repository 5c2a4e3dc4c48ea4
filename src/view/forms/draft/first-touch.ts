import { readDraft, writeDraft } from './session-draft.ts';

/**
 * Robots fill in a form in no time: how long a visitor is busy with forms in this tab distinguishes them from people.
 */
interface FirstTouch {
  /** A form is touched; with `early` it was before the scripts arrived. Only the first counts, also after a reload. */
  note(options?: { early?: boolean }): void;
  /** Whole milliseconds since then; 0 when none was touched. */
  elapsedMs(): number;
}

interface FirstTouchOptions {
  /** When the document was opened, in milliseconds since 1970. */
  opened?: () => number;
  /** Milliseconds since the document was opened. */
  sinceOpened?: () => number;
}

const draftName = 'first touch';

/** Keeps the moment of the first touch with the drafts, so that a restored draft counts from when it was typed. */
export function createFirstTouch(options: FirstTouchOptions = {}): FirstTouch {
  const { opened = () => performance.timeOrigin, sinceOpened = () => performance.now() } = options;
  let moment: number | undefined;

  function remembered(): number | undefined {
    const { at } = readDraft(draftName);
    return at === undefined ? undefined : Number(at);
  }

  return {
    note({ early = false } = {}) {
      if (moment !== undefined) return;
      moment = remembered() ?? opened() + (early ? 0 : sinceOpened());
      writeDraft(draftName, { at: String(moment) });
    },
    elapsedMs() {
      const since = moment ?? remembered();
      if (since === undefined) return 0;
      const elapsed = opened() + sinceOpened() - since;
      // A clock that was set back since an earlier document would make a robot of its visitor.
      return Math.round(elapsed < 0 ? sinceOpened() : elapsed);
    },
  };
}

/** Belongs to the document, as drafts do. */
export const firstTouch = createFirstTouch();
