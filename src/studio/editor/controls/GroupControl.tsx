import type { ReactNode } from 'react';
import type { ControlOf } from '../../../shared/authors/editor-forms.ts';
import { Group, Help, SmallButton } from '../parts/Form.styles.ts';
import { idOf } from '../parts/field-ids.ts';
import { firstControlIn, focusSoon } from '../parts/focus-soon.ts';
import { Optional } from '../parts/Optional.tsx';
import { ProblemsAt } from '../problems/ProblemsAt.tsx';
import { useProblemsId } from '../problems/use-problems.ts';
import { useEditor } from '../store/editor-context.ts';
import { objectOrEmpty } from '../store/sections.ts';
import type { ControlProps } from './control-props.ts';

interface GroupControlProps extends ControlProps<ControlOf<'group'>> {
  /** Its fields. */
  children: ReactNode;
}

/** An object: its fields, or a button that adds it. */
export function GroupControl(props: GroupControlProps): ReactNode {
  const { control, pointer, value, label, isLabelHidden, help, isRequired, order, children } = props;
  const change = useEditor((state) => state.change);
  const group = (): Element | null => document.getElementById(idOf(pointer));

  function add(): void {
    void change({ kind: 'set', pointer, value: control.start, order }).then(() =>
      focusSoon(() => firstControlIn(pointer) ?? group()),
    );
  }

  function remove(): void {
    void change({ kind: 'remove', pointer }).then(() => focusSoon(group));
  }

  // In what is no object nothing can be filled in.
  const isThere = objectOrEmpty(value) === value;
  return (
    <Group
      id={idOf(pointer)}
      tabIndex={-1}
      aria-label={isLabelHidden ? label : undefined}
      aria-describedby={useProblemsId(pointer)}
    >
      {!isLabelHidden && (
        <legend>
          {label}
          {!isRequired && <Optional />}
        </legend>
      )}
      {help && <Help>{help}</Help>}
      <ProblemsAt pointer={pointer} />
      {isThere && children}
      {(!isThere || !isRequired) && (
        <SmallButton type="button" onClick={isThere ? remove : add}>
          {isThere ? 'Verwijder' : 'Voeg toe'}: {label}
        </SmallButton>
      )}
    </Group>
  );
}
