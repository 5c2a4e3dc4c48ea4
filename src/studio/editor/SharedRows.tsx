import type { ReactNode } from 'react';
import { valueAt } from '../../shared/json-pointer.ts';
import { useEditor, useOpenEditor } from './editor-context.ts';
import { Checkbox, CheckRow, Group, Help } from './Form.styles.ts';
import { idOf } from './field-ids.ts';
import { ProblemsAt } from './ProblemsAt.tsx';
import { asObject } from './sections.ts';
import { useProblemsId } from './use-problems.ts';

/** What of a shared block with rows stands on this page; all of them when none is chosen. */
export function SharedRows({ name, pointer }: { name: string; pointer: string }): ReactNode {
  const place = `${pointer}/only`;
  const rows = useOpenEditor().screen.shared.find((each) => each.name === name)?.rows;
  const only = useEditor(({ value }) => asObject(valueAt(value, pointer)).only);
  const change = useEditor((state) => state.change);
  const problemsId = useProblemsId(place);
  if (!rows) return null;
  const chosen = Array.isArray(only) ? only : [];

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
      {rows.map(({ key, title }) => (
        <CheckRow key={key}>
          <Checkbox
            type="checkbox"
            checked={chosen.includes(key)}
            onChange={(event) => choose(key, event.currentTarget.checked)}
          />
          {title}
        </CheckRow>
      ))}
    </Group>
  );
}
