import type { ReactNode } from 'react';
import { valueAt } from '../../../shared/json/json-pointer.ts';
import { Checkbox, CheckRow, Group, Help } from '../parts/Form.styles.ts';
import { idOf } from '../parts/field-ids.ts';
import { ProblemsAt } from '../problems/ProblemsAt.tsx';
import { useProblemsId } from '../problems/use-problems.ts';
import { useEditor, useOpenEditor } from '../store/editor-context.ts';
import { objectOrEmpty } from '../store/sections.ts';

/** Chooses which rows of a shared block stand on this page; all of them when none is chosen. */
export function SharedRows({ name, pointer }: { name: string; pointer: string }): ReactNode {
  const place = `${pointer}/only`;
  const rows = useOpenEditor().screen.shared.find((each) => each.name === name)?.rows;
  const only = useEditor(({ value }) => objectOrEmpty(valueAt(value, pointer)).only);
  const change = useEditor((state) => state.change);
  const problemsId = useProblemsId(place);
  if (!rows) return null;
  const chosen = Array.isArray(only) ? only.filter((key) => typeof key === 'string') : [];
  // A row that the block no longer has can only be removed.
  const gone = [...new Set(chosen)].filter((name) => !rows.some(({ key }) => key === name));

  function choose(key: string, isChosen: boolean): void {
    const others = chosen.filter((each) => each !== key);
    if (isChosen) void change({ kind: 'set', pointer: place, value: [...others, key] });
    else if (others.length === 0) void change({ kind: 'remove', pointer: place });
    else void change({ kind: 'set', pointer: place, value: others });
  }

  return (
    <Group id={idOf(place)} tabIndex={-1} aria-describedby={problemsId}>
      <legend>Welke rijen staan op deze pagina?</legend>
      <Help>Kies je er geen, dan staan ze er alle {rows.length}.</Help>
      <ProblemsAt pointer={place} />
      {[...rows, ...gone.map((key) => ({ key, title: key }))].map(({ key, title }) => {
        const isChosen = chosen.includes(key);
        return (
          <RowChoice
            key={key}
            pointer={`${place}/${isChosen ? chosen.indexOf(key) : `-${key}`}`}
            title={title}
            isChosen={isChosen}
            onChoose={(wanted) => choose(key, wanted)}
          />
        );
      })}
    </Group>
  );
}

interface RowChoiceProps {
  /** Of its key in the document, or else of nothing. */
  pointer: string;
  title: string;
  isChosen: boolean;
  onChoose(isChosen: boolean): void;
}

function RowChoice({ pointer, title, isChosen, onChoose }: RowChoiceProps): ReactNode {
  return (
    <>
      <CheckRow>
        <Checkbox
          id={idOf(pointer)}
          type="checkbox"
          checked={isChosen}
          aria-describedby={useProblemsId(pointer)}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        {title}
      </CheckRow>
      <ProblemsAt pointer={pointer} />
    </>
  );
}
