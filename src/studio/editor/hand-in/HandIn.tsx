import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { HandInAnswer, WaitingWork } from '../../../shared/authors/editor-answers.ts';
import { editorOfPlace } from '../../../shared/authors/studio-addresses.ts';
import { counted } from '../../../shared/text/counted.ts';
import { pageCount } from '../../pages/page-count.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Group, Help, Input, Label, Places, Problem, SmallButton } from '../parts/Form.styles.ts';
import { focusSoon } from '../parts/focus-soon.ts';
import { Optional } from '../parts/Optional.tsx';
import { SaveFirst } from '../parts/SaveFirst.tsx';
import { useDialog } from '../parts/use-dialog.ts';
import { useChange } from '../store/use-change.ts';
import { MarkdownReport } from './MarkdownReport.tsx';
import { useOnlineChanges } from './use-online-changes.ts';
import { useWaitingWork } from './use-waiting-work.ts';

interface HandInProps {
  /** Whether something is not saved yet. */
  hasChanged?: boolean;
  /** What is shown: another one comes each time that a file changed. */
  screen: unknown;
}

/** Says how much waits, shows what that changes for visitors, and hands it in. */
export function HandIn({ hasChanged = false, screen }: HandInProps): ReactNode {
  const dialog = useDialog();
  const field = useRef<HTMLInputElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const { isBusy, answer, request, clear } = useChange('POST inlevering');
  const [title, setTitle] = useState('');
  const online = useOnlineChanges(dialog.isOpen, screen);
  const waiting = useWaitingWork(screen, answer);
  const id = useId();

  function open(): void {
    clear();
    dialog.open();
    field.current?.focus();
  }

  async function handIn(): Promise<void> {
    focusSoon(() => outcome.current);
    const answer = await request({ title });
    // The work after it is about something else.
    if (!('message' in answer)) setTitle('');
    // The outcome is longer than the text that stood there while sending.
    requestAnimationFrame(() => outcome.current?.scrollIntoView({ block: 'nearest' }));
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!hasChanged && !isBusy) void handIn();
  }

  return (
    <>
      <SmallButton type="button" onClick={open}>
        Lever in{waitingInWords(waiting)}
      </SmallButton>
      <Dialog dialog={dialog} title="Lever in">
        <p>Inleveren stuurt je werk naar wie het leest; daarna komt het online.</p>
        {isNothing(waiting) && !hasChanged && !answer && (
          <p>
            Er is niets veranderd sinds er voor het laatst is ingeleverd. Verander iets op een pagina en kies
            “Bewaar”: daarna lees je hier wat bezoekers daarvan zien.
          </p>
        )}
        <div role="status" aria-atomic>
          {online === undefined && <p>Kijken wat er voor bezoekers verandert …</p>}
          {online && 'message' in online && <Problem>{online.message}</Problem>}
          {online && 'report' in online && <p>Dit verandert er voor bezoekers:</p>}
        </div>
        {online && 'report' in online && <MarkdownReport markdown={online.report} />}
        <form onSubmit={submit}>
          <Group>
            <legend>Inleveren</legend>
            <Label htmlFor={id}>
              Waar gaat je werk over?
              <Optional />
            </Label>
            <Input
              id={id}
              ref={field}
              value={title}
              autoComplete="off"
              onChange={(event) => setTitle(event.currentTarget.value)}
            />
            <SmallButton type="submit" data-variant="primary" disabled={hasChanged || isBusy}>
              Lever in
            </SmallButton>
            {hasChanged && <SaveFirst />}
            <div ref={outcome} role="status" aria-atomic tabIndex={-1}>
              {isBusy && <Help>Bezig met controleren en versturen …</Help>}
              {answer && <Outcome answer={answer} />}
            </div>
          </Group>
        </form>
      </Dialog>
    </>
  );
}

/** What follows “Lever in”, as `: 2 pagina’s`. */
function waitingInWords(waiting: WaitingWork | undefined): string {
  if (!waiting) return ' …';
  // Why that is not known stands in the dialog.
  if ('message' in waiting) return '';
  const { pages, others } = waiting;
  if (pages > 0) return `: ${pageCount(pages)}`;
  if (others > 0) return `: ${counted(others, 'bestand', 'bestanden')}`;
  return ': nog niets';
}

function isNothing(waiting: WaitingWork | undefined): boolean {
  return waiting !== undefined && 'pages' in waiting && waiting.pages + waiting.others === 0;
}

function Outcome({ answer }: { answer: HandInAnswer }): ReactNode {
  if ('message' in answer) {
    return (
      <>
        <Problem>{answer.message}</Problem>
        <Places>
          {answer.problems?.map(({ file, path, pointer, message }) => (
            <li key={`${file} ${pointer} ${message}`}>
              {path === undefined ? file : <a href={editorOfPlace({ file: path, pointer })}>{file}</a>}:{' '}
              {message}
            </li>
          ))}
        </Places>
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
