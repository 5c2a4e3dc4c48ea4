import { type ReactNode, useId, useRef, useState } from 'react';
import type { HandInAnswer, OnlineChanges } from '../../shared/editor.ts';
import { editorOfFile } from '../pages/screen-of-page.ts';
import { Choices } from './Editor.styles.ts';
import { useEditor, useOpenEditor } from './editor-context.ts';
import { isChanged } from './editor-state.ts';
import { Group, Help, Input, Label, Problem, SmallButton } from './Form.styles.ts';
import { MarkdownReport } from './MarkdownReport.tsx';
import { requestChange } from './requests.ts';

const noServer = 'Dat is niet gelukt: de server antwoordt niet. Kijk of “npm run dev” nog draait.';

/** Shows what changes for visitors since the site that is online, and hands that in. */
export function HandIn(): ReactNode {
  const { token } = useOpenEditor().screen;
  const dialog = useRef<HTMLDialogElement>(null);
  const hasChanged = useEditor(isChanged);
  const [online, setOnline] = useState<OnlineChanges>();
  const [answer, setAnswer] = useState<HandInAnswer>();
  const [isBusy, setBusy] = useState(false);
  const [title, setTitle] = useState('');
  const id = useId();

  async function open(): Promise<void> {
    setOnline(undefined);
    setAnswer(undefined);
    dialog.current?.showModal();
    const response = await fetch('/_kit/bewerken/wijzigingen').catch(() => undefined);
    setOnline(response?.ok ? await response.json() : { message: noServer });
  }

  async function handIn(): Promise<void> {
    setBusy(true);
    setAnswer(undefined);
    const sent = { method: 'POST', token, body: { title } } as const;
    setAnswer(await requestChange<HandInAnswer>('inlevering', sent).catch(() => ({ message: noServer })));
    setBusy(false);
  }

  return (
    <>
      <SmallButton type="button" onClick={() => void open()}>
        Lever in …
      </SmallButton>
      <Choices ref={dialog} aria-label="Lever in">
        <h2>Lever in</h2>
        <p>Inleveren stuurt je werk naar wie het leest; daarna komt het online.</p>
        {online === undefined && <p role="status">Kijken wat er voor bezoekers verandert …</p>}
        {online && 'message' in online && <Problem>{online.message}</Problem>}
        {online && 'report' in online && <MarkdownReport markdown={online.report} />}
        <Group>
          <legend>Inleveren</legend>
          <Label htmlFor={id}>
            Waar gaat je werk over? <span>(mag leeg blijven)</span>
          </Label>
          <Input
            id={id}
            value={title}
            autoComplete="off"
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          <SmallButton
            type="button"
            data-variant="primary"
            disabled={hasChanged || isBusy}
            onClick={() => void handIn()}
          >
            Lever in
          </SmallButton>
          {hasChanged && <Help>Bewaar eerst wat je hebt veranderd.</Help>}
          <div role="status">
            {isBusy && <Help>Bezig met controleren en versturen …</Help>}
            {answer && <Outcome answer={answer} />}
          </div>
        </Group>
        <SmallButton type="button" onClick={() => dialog.current?.close()}>
          Sluit
        </SmallButton>
      </Choices>
    </>
  );
}

function Outcome({ answer }: { answer: HandInAnswer }): ReactNode {
  if ('message' in answer) {
    return (
      <>
        <Problem>{answer.message}</Problem>
        <ul>
          {answer.problems?.map(({ file, message }) => (
            <li key={`${file} ${message}`}>
              <a href={editorOfFile(file.replace(/^.*?pages\//, ''))}>{file}</a>: {message}
            </li>
          ))}
        </ul>
      </>
    );
  }
  const { branch, files, address } = answer;
  return (
    <>
      <p>
        <strong>Ingeleverd</strong>, onder de naam {branch}: {files.join(', ')}.
      </p>
      {address === undefined ? (
        <p>Laat wie de site beheert weten dat {branch} klaarstaat om gelezen te worden.</p>
      ) : (
        <p>
          <a href={address} target="_blank" rel="noreferrer">
            Vraag hier of iemand het wil lezen
          </a>
        </p>
      )}
    </>
  );
}
