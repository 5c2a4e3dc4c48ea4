import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { InTheWay } from '../../shared/editor-answers.ts';
import { fixedRoutes } from '../../shared/route.ts';
import { editorOfNewPage } from '../../shared/studio-addresses.ts';
import { useEditor, useOpenEditor } from './editor-context.ts';
import { isChanged } from './editor-state.ts';
import { AskForm, Group, Help, Input, Label, SmallButton } from './Form.styles.ts';
import { InTheWayList } from './InTheWayList.tsx';
import { MovePage } from './MovePage.tsx';
import { RemovePage } from './RemovePage.tsx';
import { noServer, requestChange } from './requests.ts';

/** Copies the page, gives it another address, or removes it. */
export function PageTools(): ReactNode {
  const { name } = useOpenEditor().screen.document;
  if (fixedRoutes.has(name)) return null;
  return (
    <>
      <CopyPage />
      <MovePage />
      <RemovePage />
    </>
  );
}

function CopyPage(): ReactNode {
  const { document } = useOpenEditor().screen;
  const hasChanged = useEditor(isChanged);
  const [title, setTitle] = useState('');
  const [said, setSaid] = useState('');
  const [inTheWay, setInTheWay] = useState<readonly InTheWay[]>();
  const id = useId();

  async function copy(): Promise<void> {
    setSaid('De kopie wordt gemaakt …');
    const sent = { body: { from: document.name, title } };
    const answer = await requestChange('POST kopie', sent).catch(() => ({ message: noServer }));
    if (!('message' in answer)) return location.assign(editorOfNewPage(answer.route));
    setSaid(answer.message);
    setInTheWay('inTheWay' in answer ? answer.inTheWay : undefined);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void copy();
  }

  return (
    <Group>
      <legend>Maak een kopie</legend>
      <Help>De kopie komt ernaast te staan. De controle zegt wat je er nog in moet aanpassen.</Help>
      <AskForm onSubmit={submit}>
        <Label htmlFor={id}>Naam van de kopie</Label>
        <Input
          id={id}
          value={title}
          autoComplete="off"
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <SmallButton type="submit" disabled={hasChanged || title === ''}>
          Maak een kopie
        </SmallButton>
      </AskForm>
      <Help role="status">{hasChanged ? 'Bewaar eerst wat je hebt veranderd.' : said}</Help>
      {inTheWay && !hasChanged && <InTheWayList places={inTheWay} />}
    </Group>
  );
}
