import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { editorOfPage } from '../../shared/studio-addresses.ts';
import { useEditor, useOpenEditor } from './editor-context.ts';
import { isChanged } from './editor-state.ts';
import { AskForm, Group, Help, Input, Label, SmallButton } from './Form.styles.ts';
import { noServer, requestChange } from './requests.ts';

/** Gives the page another address, after telling which links follow. */
export function MovePage(): ReactNode {
  const { document } = useOpenEditor().screen;
  const { name } = document;
  const hasChanged = useEditor(isChanged);
  const [to, setTo] = useState(name);
  const [plan, setPlan] = useState<string[]>();
  const [said, setSaid] = useState('');
  const id = useId();

  async function ask(isPlan: boolean): Promise<void> {
    setSaid('Kijken welke links meegaan …');
    const sent = { body: { from: name, to, isPlan } };
    const answer = await requestChange('POST verhuizing', sent).catch(() => ({ message: noServer }));
    setSaid('message' in answer ? answer.message : '');
    if ('message' in answer) return;
    if (isPlan) setPlan(answer.changes);
    else location.assign(editorOfPage(answer.route));
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void ask(true);
  }

  return (
    <Group>
      <legend>Verhuis deze pagina</legend>
      <Help>Links naar deze pagina gaan mee, en het oude adres stuurt bezoekers door.</Help>
      <AskForm onSubmit={submit}>
        <Label htmlFor={id}>Nieuw adres</Label>
        <Input
          id={id}
          value={to}
          autoComplete="off"
          onChange={(event) => {
            setTo(event.currentTarget.value);
            setPlan(undefined);
          }}
        />
        <SmallButton type="submit" disabled={hasChanged || to === name}>
          Verhuis deze pagina
        </SmallButton>
      </AskForm>
      <Help role="status">{hasChanged ? 'Bewaar eerst wat je hebt veranderd.' : said}</Help>
      {plan && !hasChanged && (
        <Group>
          <legend>Wat er meegaat</legend>
          <ul>
            {plan.map((line) => (
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
