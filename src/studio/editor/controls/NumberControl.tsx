import type { ReactNode } from 'react';
import type { FormControl } from '../../../shared/authors/editor-forms.ts';
import { readNumber } from '../../../shared/text/read-number.ts';
import { Input } from '../parts/Form.styles.ts';
import type { ControlProps } from './control-props.ts';
import { FieldShell } from './FieldShell.tsx';
import { useTypedValue } from './use-value.ts';

type NumberProps = ControlProps<Extract<FormControl, { kind: 'number' }>>;

/** A number, with its unit behind the label. */
export function NumberControl(props: NumberProps): ReactNode {
  const { control, pointer, value, order } = props;
  const { text, type } = useTypedValue({
    pointer,
    present: value === undefined ? '' : String(value).replace('.', ','),
    // What is no number is kept as it is typed: the check explains it.
    read: (typed) => (typed.trim() === '' ? undefined : (readNumber(typed) ?? typed)),
    order,
  });
  return (
    <FieldShell {...props} label={inUnit(props)}>
      {(described) => (
        <Input
          {...described}
          inputMode={control.isWhole ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
        />
      )}
    </FieldShell>
  );
}

function inUnit({ label, control: { unit } }: NumberProps): string {
  return unit === undefined ? label : `${label} (${unit})`;
}
