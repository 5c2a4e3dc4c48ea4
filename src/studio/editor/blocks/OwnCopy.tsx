import { type ReactNode, useState } from 'react';
import { valueAt } from '../../../shared/json/json-pointer.ts';
import { Help, SmallButton, Usage } from '../parts/Form.styles.ts';
import { focusSoon } from '../parts/focus-soon.ts';
import { formHeadingElement } from '../parts/form-heading.ts';
import { Refusal } from '../parts/Refusal.tsx';
import { useEditor, useOpenEditor } from '../store/editor-context.ts';
import { objectOrEmpty } from '../store/sections.ts';
import { ownCopy } from './own-copy.ts';

/** Replaces a shared block by a copy that belongs to the page. */
export function OwnCopy({ name, pointer }: { name: string; pointer: string }): ReactNode {
  const { store } = useOpenEditor();
  const change = useEditor((state) => state.change);
  const [refusal, setRefusal] = useState('');

  const reference = () => objectOrEmpty(valueAt(store.getState().value, pointer));

  async function detach(): Promise<void> {
    const asked = reference();
    try {
      const value = await ownCopy(name, asked.only);
      // While the server answered, the author may have moved the block, or have chosen other rows.
      if (JSON.stringify(reference()) !== JSON.stringify(asked)) {
        setRefusal('Dit blok is intussen veranderd of verplaatst. Kies nog eens “Maak het los”.');
        return;
      }
      await change({ kind: 'set', pointer, value });
      focusSoon(formHeadingElement);
    } catch {
      setRefusal(
        'Het gedeelde blok is niet te lezen. Open het hierboven en herstel wat daar gemeld wordt, of kijk of “npm run dev” nog draait.',
      );
    }
  }

  return (
    <Usage>
      <summary>Maak los van het gedeelde blok</summary>
      <Help>
        Deze pagina krijgt een eigen kopie, die je hier aanpast. Op andere pagina’s verandert er niets.
      </Help>
      <p>
        <SmallButton type="button" onClick={() => void detach()}>
          Maak het los
        </SmallButton>
      </p>
      <Refusal message={refusal} />
    </Usage>
  );
}
