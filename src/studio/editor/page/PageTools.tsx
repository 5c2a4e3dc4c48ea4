import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { editorOfNewPage } from '../../../shared/authors/studio-addresses.ts';
import { fixedRoutes } from '../../../shared/page/route.ts';
import { AskForm, Group, Help, Input, Label, SmallButton } from '../parts/Form.styles.ts';
import { SaveFirst } from '../parts/SaveFirst.tsx';
import { WhyRefused } from '../parts/WhyRefused.tsx';
import { useEditor, useOpenEditor } from '../store/editor-context.ts';
import { isChanged } from '../store/editor-state.ts';
import { useChange } from '../store/use-change.ts';
import { MovePage } from './MovePage.tsx';
import { RemovePage } from './RemovePage.tsx';

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
  const { isBusy, answer, request } = useChange('POST kopie');
  const id = useId();

  async function copy(): Promise<void> {
    const answer = await request({ from: document.name, title });
    if (!('message' in answer)) location.assign(editorOfNewPage(answer.route));
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
      <div role="status" aria-atomic>
        {hasChanged && <SaveFirst />}
        {isBusy && <Help>De kopie wordt gemaakt …</Help>}
        <WhyRefused answer={answer} />
      </div>
    </Group>
  );
}
