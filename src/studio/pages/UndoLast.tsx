import { type ReactNode, useState } from 'react';
import type { PageAnswer } from '../../shared/editor-answers.ts';
import { Group, Problem, SmallButton } from '../editor/Form.styles.ts';
import { noServer, requestChange } from '../editor/requests.ts';

/** Undoes what was last done to several files at once; what is shown follows by itself. */
export function UndoLast({ said, token }: { said: string; token: string }): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');

  async function undo(): Promise<void> {
    setBusy(true);
    const sent = { method: 'POST', token, body: {} } as const;
    const answer = await requestChange<PageAnswer>('terugzetting', sent).catch(() => ({ message: noServer }));
    setRefusal('message' in answer ? answer.message : '');
    setBusy(false);
  }

  return (
    <Group>
      <p role="status">{said}</p>
      <SmallButton type="button" disabled={isBusy} onClick={() => void undo()}>
        Ongedaan maken
      </SmallButton>
      <div role="alert">{refusal && <Problem data-severity="error">{refusal}</Problem>}</div>
    </Group>
  );
}
