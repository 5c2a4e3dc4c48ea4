import { type ReactNode, useState } from 'react';
import type { PageAnswer } from '../../shared/editor.ts';
import { Group, Problem, SmallButton } from '../editor/Form.styles.ts';
import { requestChange } from '../editor/requests.ts';

/** Undoes the removal of a page; the list follows by itself. */
export function PutBack({ route, token }: { route: string; token: string }): ReactNode {
  const [refusal, setRefusal] = useState('');

  async function putBack(): Promise<void> {
    try {
      const answer = await requestChange<PageAnswer>('terugzetting', { method: 'POST', token, body: {} });
      setRefusal('message' in answer ? answer.message : '');
    } catch {
      setRefusal('Dat is niet gelukt: de server antwoordt niet. Kijk of “npm run dev” nog draait.');
    }
  }

  return (
    <Group>
      <p role="status">De pagina “{route}” is verwijderd.</p>
      <SmallButton type="button" onClick={() => void putBack()}>
        Zet de pagina terug
      </SmallButton>
      <div role="alert">{refusal && <Problem data-severity="error">{refusal}</Problem>}</div>
    </Group>
  );
}
