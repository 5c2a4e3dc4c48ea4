import { type ReactNode, useRef, useState } from 'react';
import type { DoneChange } from '../../shared/authors/studio.ts';
import { Group, SmallButton } from '../editor/parts/Form.styles.ts';
import { focusSoon } from '../editor/parts/focus-soon.ts';
import { Refusal } from '../editor/parts/Refusal.tsx';
import { tryChange } from '../editor/store/requests.ts';

interface UndoLastProps {
  /** Undefined when there is nothing to undo. */
  change: DoneChange | undefined;
}

/** Undoes what was last done to several files at once, and says so; what is shown follows by itself. */
export function UndoLast({ change }: UndoLastProps): ReactNode {
  const status = useRef<HTMLParagraphElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<string>();
  const [refusal, setRefusal] = useState('');

  async function undo(): Promise<void> {
    setBusy(true);
    setAsked(change?.description);
    // The button disappears; the sentence stays, and says how it ended.
    focusSoon(() => status.current);
    const answer = await tryChange('POST herstel', { body: { change: change?.name } });
    setRefusal('message' in answer ? answer.message : '');
    if ('message' in answer) setAsked(undefined);
    setBusy(false);
  }

  if (change === undefined && asked === undefined) return null;
  return (
    <Group aria-label="Wat je het laatst deed">
      <p ref={status} role="status" tabIndex={-1}>
        {change?.description ?? `${asked?.replace(/\.$/, '')}: dat is teruggedraaid.`}
      </p>
      {change !== undefined && (
        <SmallButton type="button" disabled={isBusy} onClick={() => void undo()}>
          Ongedaan maken
        </SmallButton>
      )}
      <Refusal message={refusal} />
    </Group>
  );
}
