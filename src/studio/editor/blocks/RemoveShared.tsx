import type { ReactNode } from 'react';
import { pagesPath } from '../../../shared/authors/studio-addresses.ts';
import { Shell, SmallButton } from '../parts/Form.styles.ts';
import { SaveFirst } from '../parts/SaveFirst.tsx';
import { WhyRefused } from '../parts/WhyRefused.tsx';
import { useEditor } from '../store/editor-context.ts';
import { isChanged } from '../store/editor-state.ts';
import { useChange } from '../store/use-change.ts';

/** Removes a shared block that stands nowhere; the screen with all pages can undo it. */
export function RemoveShared({ name }: { name: string }): ReactNode {
  const hasChanged = useEditor(isChanged);
  const { isBusy, answer, request } = useChange('POST weggooien');

  async function remove(): Promise<void> {
    const answer = await request({ name });
    if (!('message' in answer)) location.assign(pagesPath);
  }

  return (
    <Shell>
      <SmallButton type="button" disabled={hasChanged || isBusy} onClick={() => void remove()}>
        Verwijder dit gedeelde blok
      </SmallButton>
      {hasChanged && <SaveFirst />}
      <div role="alert" aria-atomic>
        <WhyRefused answer={answer} />
      </div>
    </Shell>
  );
}
