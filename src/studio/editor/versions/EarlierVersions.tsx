import { type ReactNode, useState } from 'react';
import type { EarlierVersions as Answer, EarlierVersion } from '../../../shared/authors/editor-answers.ts';
import { momentInWords } from '../../../shared/text/dutch-moment.ts';
import { VersionList } from '../parts/Dialog.styles.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Help, Problem, Quiet, SmallButton } from '../parts/Form.styles.ts';
import { focusForm } from '../parts/focus-soon.ts';
import { useDialog } from '../parts/use-dialog.ts';
import { useEditor, useOpenEditor } from '../store/editor-context.ts';
import { failureInWords, readResource } from '../store/requests.ts';

/** A button that shows what the document was, to take it back: also a mistake of days ago can be undone. */
export function EarlierVersions(): ReactNode {
  const { path } = useOpenEditor().screen.document;
  const text = useEditor((state) => state.text);
  const { takeVersion, find } = useOpenEditor().store.getState();
  const dialog = useDialog();
  const [answer, setAnswer] = useState<Answer>();

  async function open(): Promise<void> {
    setAnswer(undefined);
    dialog.open();
    const failed = (error: unknown): Answer => ({ message: failureInWords(error) });
    setAnswer(await readResource('versies', { name: path }).catch(failed));
  }

  async function take(version: EarlierVersion): Promise<void> {
    dialog.close();
    const pointer = await takeVersion(version.text);
    if (pointer === undefined) focusForm();
    else find({ pointer });
  }

  return (
    <>
      <SmallButton type="button" onClick={() => void open()}>
        Eerdere versies
      </SmallButton>
      <Dialog dialog={dialog} title="Eerdere versies">
        <p>
          Zo was dit toen het werd ingeleverd. Zet je een versie terug, dan zie je die in het voorbeeld; er
          verandert pas iets als je bewaart, en met “Ongedaan maken” ga je terug.
        </p>
        <div role="status" aria-atomic>
          {answer === undefined && <Help>Eerdere versies worden opgehaald …</Help>}
          {answer && 'message' in answer && <Problem>{answer.message}</Problem>}
          {answer && 'versions' in answer && answer.versions.length === 0 && (
            <Help>Op deze plek is dit nog niet ingeleverd, dus er is geen eerdere versie.</Help>
          )}
        </div>
        {answer && 'versions' in answer && (
          <VersionList aria-label="Versies, de nieuwste eerst">
            {answer.versions.map((version) => (
              <li key={version.hash}>
                <p>
                  <strong>{momentInWords(version.at)}</strong> {version.title} <span>{version.author}</span>
                </p>
                {version.text === text ? (
                  <Quiet>Dit staat er nu</Quiet>
                ) : (
                  <SmallButton
                    type="button"
                    aria-label={`Zet terug: ${momentInWords(version.at)}, ${version.title}`}
                    onClick={() => void take(version)}
                  >
                    Zet terug
                  </SmallButton>
                )}
              </li>
            ))}
          </VersionList>
        )}
      </Dialog>
    </>
  );
}
