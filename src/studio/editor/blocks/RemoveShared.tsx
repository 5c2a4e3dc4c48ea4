import { type ReactNode, useState } from 'react';
import type { Refused } from '../../../shared/authors/editor-answers.ts';
import { pagesPath } from '../../../shared/authors/studio-addresses.ts';
import { Shell, SmallButton } from '../parts/Form.styles.ts';
import { SaveFirst } from '../parts/SaveFirst.tsx';
import { WhyRefused } from '../parts/WhyRefused.tsx';
import { useEditor } from '../store/editor-context.ts';
import { isChanged } from '../store/editor-state.ts';
import { tryChange } from '../store/requests.ts';

/** Removes a shared block that stands nowhere; the screen with all pages can undo it. */
export function RemoveShared({ name }: { name: string }): ReactNode {
  const hasChanged = useEditor(isChanged);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>();

  async function remove(): Promise<void> {
    setBusy(true);
    const sent = { body: { name } };
    const answer = await tryChange('POST weggooien', sent);
    if (!('message' in answer)) return location.assign(pagesPath);
    setRefused(answer);
    setBusy(false);
  }

  return (
    <Shell>
      <SmallButton type="button" disabled={hasChanged || isBusy} onClick={() => void remove()}>
        Verwijder dit gedeelde blok
      </SmallButton>
      {hasChanged && <SaveFirst />}
      <div role="alert" aria-atomic>
        {refused && <WhyRefused {...refused} />}
      </div>
    </Shell>
  );
}
