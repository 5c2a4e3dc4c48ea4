import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { editorOfPage } from '../../../shared/authors/studio-addresses.ts';
import { AskForm, Group, Help, Input, Label, SmallButton } from '../parts/Form.styles.ts';
import { SaveFirst } from '../parts/SaveFirst.tsx';
import { WhyRefused } from '../parts/WhyRefused.tsx';
import { useEditor, useOpenEditor } from '../store/editor-context.ts';
import { isChanged } from '../store/editor-state.ts';
import { useChange } from '../store/use-change.ts';

/** Gives the page another address, after showing which links change with it. */
export function MovePage(): ReactNode {
  const { document } = useOpenEditor().screen;
  const { name } = document;
  const hasChanged = useEditor(isChanged);
  const [to, setTo] = useState(name);
  const [plan, setPlan] = useState<{ to: string; changes: string[] }>();
  const { isBusy, answer, request, clear } = useChange('POST verhuizing');
  const id = useId();

  async function ask(isPlan: boolean): Promise<void> {
    const answer = await request({ from: name, to, isPlan });
    if ('message' in answer) return;
    // What is typed meanwhile is another address.
    if (isPlan) setPlan({ to, changes: answer.changes ?? [] });
    // The form from which it moved.
    else location.assign(editorOfPage(answer.route, ''));
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void ask(true);
  }

  return (
    <Group>
      <legend>Verhuis deze pagina</legend>
      <Help>
        Links naar deze pagina gaan mee, en het oude adres stuurt bezoekers door. Moet ze in een andere
        categorie? Verander dan wat er voor de naam staat.
      </Help>
      <AskForm onSubmit={submit}>
        <Label htmlFor={id}>Nieuw adres</Label>
        <Input
          id={id}
          value={to}
          autoComplete="off"
          onChange={(event) => {
            setTo(event.currentTarget.value);
            setPlan(undefined);
            clear();
          }}
        />
        <SmallButton type="submit" disabled={hasChanged || to === name}>
          Verhuis deze pagina
        </SmallButton>
      </AskForm>
      <div role="status" aria-atomic>
        {hasChanged && <SaveFirst />}
        {isBusy && <Help>Kijken welke links meegaan …</Help>}
        <WhyRefused answer={answer} />
      </div>
      {plan?.to === to && !hasChanged && (
        <Group>
          <legend>Wat er meegaat</legend>
          <ul>
            {plan.changes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <SmallButton type="button" data-variant="primary" autoFocus onClick={() => void ask(false)}>
            Ja, verhuis
          </SmallButton>
        </Group>
      )}
    </Group>
  );
}
