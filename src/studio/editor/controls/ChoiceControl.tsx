import type { ReactNode } from 'react';
import type { ControlOf } from '../../../shared/authors/editor-forms.ts';
import { Input } from '../parts/Form.styles.ts';
import { useEditor } from '../store/editor-context.ts';
import type { ControlProps } from './control-props.ts';
import { FieldShell } from './FieldShell.tsx';

/** One of a few values, each with what it means. */
export function ChoiceControl(props: ControlProps<ControlOf<'choice'>>): ReactNode {
  const { control, pointer, value, isRequired, order } = props;
  const change = useEditor((state) => state.change);
  const present = control.options.findIndex((option) => option.value === value);

  function choose(index: number): void {
    const option = control.options[index];
    void change(option ? { kind: 'set', pointer, value: option.value, order } : { kind: 'remove', pointer });
  }

  return (
    <FieldShell {...props}>
      {(described) => (
        <Input
          as="select"
          {...described}
          value={present}
          onChange={(event) => choose(Number(event.currentTarget.value))}
        >
          {(!isRequired || present < 0) && <option value={-1}>{isRequired ? 'Kies' : 'Geen'}</option>}
          {control.options.map(({ label }, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </Input>
      )}
    </FieldShell>
  );
}
