import { type ReactNode, useState } from 'react';
import { valueAt } from '../../../shared/json/json-pointer.ts';
import { Help, SmallButton, Usage } from '../parts/Form.styles.ts';
import { focusSoon } from '../parts/focus-soon.ts';
import { formHeadingElement } from '../parts/form-heading.ts';
import { Refusal } from '../parts/Refusal.tsx';
import { useEditor } from '../store/editor-context.ts';
import { objectOrEmpty } from '../store/sections.ts';
import { ownCopy } from './own-copy.ts';

/** Replaces a shared block by a copy that belongs to the page. */
export function OwnCopy({ name, pointer }: { name: string; pointer: string }): ReactNode {
  const only = useEditor(({ value }) => objectOrEmpty(valueAt(value, pointer)).only);
  const change = useEditor((state) => state.change);
  const [refusal, setRefusal] = useState('');

  async function detach(): Promise<void> {
    try {
      await change({ kind: 'set', pointer, value: await ownCopy(name, only) });
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
