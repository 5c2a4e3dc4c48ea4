import { type ReactNode, useId, useRef, useState } from 'react';
import type { Refused } from '../../../shared/authors/editor-answers.ts';
import { pagesPath } from '../../../shared/authors/studio-addresses.ts';
import { parentRoutes } from '../../../shared/page/route.ts';
import { Group, Help, Input, Label, SmallButton } from '../parts/Form.styles.ts';
import { focusSoon } from '../parts/focus-soon.ts';
import { linkedPages } from '../parts/link-choices.ts';
import { SaveFirst } from '../parts/SaveFirst.tsx';
import { WhyRefused } from '../parts/WhyRefused.tsx';
import { useEditor, useOpenEditor } from '../store/editor-context.ts';
import { isChanged } from '../store/editor-state.ts';
import { useChange } from '../store/use-change.ts';

/** Removes the page; its visitors come to another, and the links to it too once their author has seen them. */
export function RemovePage(): ReactNode {
  const { screen } = useOpenEditor();
  const { document, targets } = screen;
  const { name } = document;
  const hasChanged = useEditor(isChanged);
  const above = parentRoutes(name).findLast((route) => targets.some(({ path }) => path === route)) ?? '/';
  const [to, setTo] = useState(above);
  const [isSure, setSure] = useState(false);
  const [movesLinks, setMovesLinks] = useState(false);
  const { isBusy, answer, request } = useChange('POST verwijdering');
  const question = useRef<HTMLButtonElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const id = useId();
  const choicesId = useId();
  // What is typed withdraws the question: its answer would take the focus once that is saved.
  if (isSure && hasChanged) setSure(false);
  // An address leads to a page as a whole, and to no other file.
  const others = linkedPages(screen).filter(({ path }) => path !== name);

  async function remove(movesLinks: boolean): Promise<void> {
    setSure(false);
    setMovesLinks(movesLinks);
    focusSoon(() => outcome.current);
    const answer = await request({ from: name, to, movesLinks });
    if (!('message' in answer)) location.assign(pagesPath);
  }

  function leave(): void {
    setSure(false);
    focusSoon(() => question.current);
  }

  return (
    <Group>
      <legend>Verwijder deze pagina</legend>
      <Help>Moet ze alleen een tijd van de site? Vul dan hierboven “Online tot en met” in.</Help>
      <Label htmlFor={id}>Wie het adres bewaarde, komt voortaan op</Label>
      <Input
        id={id}
        value={to}
        list={choicesId}
        autoComplete="off"
        onChange={(event) => setTo(event.currentTarget.value)}
      />
      <datalist id={choicesId}>
        {others.map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
      </datalist>
      {isSure ? (
        <>
          <SmallButton type="button" data-variant="primary" autoFocus onClick={() => void remove(false)}>
            Ja, verwijder “{name}”
          </SmallButton>
          <SmallButton type="button" onClick={leave}>
            Nee, laat staan
          </SmallButton>
        </>
      ) : (
        <SmallButton
          ref={question}
          type="button"
          disabled={hasChanged || isBusy}
          onClick={() => setSure(true)}
        >
          Verwijder deze pagina
        </SmallButton>
      )}
      <div ref={outcome} role="status" aria-atomic tabIndex={-1}>
        {hasChanged && <SaveFirst />}
        {isBusy && <Help>Kijken of er nog iets naar deze pagina verwijst …</Help>}
        <WhyRefused answer={answer} />
      </div>
      {!movesLinks && !hasChanged && hasLinksInTheWay(answer) && (
        <SmallButton type="button" onClick={() => void remove(true)}>
          Verwijder, en laat deze links naar “{to}” gaan
        </SmallButton>
      )}
    </Group>
  );
}

/** Pages below it stand in the way as a whole. */
function hasLinksInTheWay(answer: Refused | object | undefined): boolean {
  if (!answer || !('message' in answer)) return false;
  return answer.inTheWay?.some(({ pointer }) => pointer !== undefined) ?? false;
}
