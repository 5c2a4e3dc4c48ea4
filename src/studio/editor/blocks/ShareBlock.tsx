import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { AskForm, Help, Input, Label, SmallButton, Usage } from '../parts/Form.styles.ts';
import { focusSoon } from '../parts/focus-soon.ts';
import { formHeadingElement } from '../parts/form-heading.ts';
import { Refusal } from '../parts/Refusal.tsx';
import { useEditor } from '../store/editor-context.ts';

/** Makes a shared block of a block of this page, so that it can stand on others too. */
export function ShareBlock({ pointer, title }: { pointer: string; title: string }): ReactNode {
  const share = useEditor((state) => state.share);
  const [typed, setTyped] = useState<string>();
  const name = typed ?? title;
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const id = useId();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const refused = await share(pointer, name);
    setRefusal(refused);
    setBusy(false);
    focusSoon(refused === undefined ? formHeadingElement : () => document.getElementById(id));
  }

  return (
    <Usage>
      <summary>Maak hier een gedeeld blok van</summary>
      <AskForm onSubmit={(event) => void submit(event)}>
        <Help>
          Voor wat op meer pagina’s hetzelfde is, zoals een oproep om te bellen. Het staat dan op één plek:
          wat je erin verandert, verandert overal.
        </Help>
        <Label htmlFor={id}>Hoe heet het gedeelde blok?</Label>
        <Input
          id={id}
          required
          maxLength={60}
          value={name}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <SmallButton type="submit" disabled={isBusy}>
          Maak er een gedeeld blok van
        </SmallButton>
        <div role="status">{isBusy && <Help>Bewaren en delen …</Help>}</div>
        <Refusal message={refusal} />
      </AskForm>
    </Usage>
  );
}
