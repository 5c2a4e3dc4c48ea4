import type { ReactNode } from 'react';
import { isError } from '../../../shared/authors/severity.ts';
import { Help, Label, Shell } from '../parts/Form.styles.ts';
import { idOf, problemsIdOf } from '../parts/field-ids.ts';
import { Optional } from '../parts/Optional.tsx';
import { useTyping } from '../parts/use-typing.ts';
import { ProblemsAt } from '../problems/ProblemsAt.tsx';
import { useProblems } from '../problems/use-problems.ts';
import type { ControlProps } from './control-props.ts';

interface FieldShellProps
  extends Pick<ControlProps<unknown>, 'pointer' | 'label' | 'isLabelHidden' | 'help' | 'isRequired'> {
  /** Such as the number of characters. */
  note?: ReactNode;
  children(described: Described): ReactNode;
}

/** What connects a control to its label, help and problems. */
export interface Described {
  id: string;
  name: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  'aria-label'?: string;
}

/** A control with label, help and what is wrong with it. */
export function FieldShell({
  pointer,
  label,
  isLabelHidden,
  help,
  isRequired,
  note,
  children,
}: FieldShellProps): ReactNode {
  const problems = useProblems(pointer);
  const id = idOf(pointer);
  const [helpId, noteId] = [`${id}-uitleg`, `${id}-noot`];
  const { typing, events } = useTyping();
  // A description that changes is read at each key, in the middle of a word.
  const describedBy = [
    typing === 'no' && help && helpId,
    typing === 'no' && note && noteId,
    typing !== 'busy' && problems.length > 0 && problemsIdOf(pointer),
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <Shell {...events}>
      {!isLabelHidden && (
        <Label htmlFor={id}>
          {label}
          {!isRequired && <Optional />}
        </Label>
      )}
      {help && <Help id={helpId}>{help}</Help>}
      {children({
        id,
        name: pointer,
        'aria-invalid': problems.some(isError) || undefined,
        'aria-describedby': describedBy || undefined,
        'aria-label': isLabelHidden ? label : undefined,
      })}
      {note && <div id={noteId}>{note}</div>}
      <ProblemsAt pointer={pointer} />
    </Shell>
  );
}
