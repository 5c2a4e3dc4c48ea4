import type { ReactNode } from 'react';
import type { ControlOf } from '../../../shared/authors/editor-forms.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { thousands } from '../../../shared/text/amount.ts';
import { readNumber } from '../../../shared/text/read-number.ts';
import { Input } from '../parts/Form.styles.ts';
import type { ControlProps } from './control-props.ts';
import { FieldShell } from './FieldShell.tsx';
import { useTypedValue } from './use-value.ts';

type NumberProps = ControlProps<ControlOf<'number'>>;

/** A number, with its unit behind the label. */
export function NumberControl(props: NumberProps): ReactNode {
  const { control, pointer, value, order } = props;
  const { text, type } = useTypedValue({
    pointer,
    present: written(value, control),
    // Input that is not a number is kept as typed: the check explains it.
    read: (typed) => (typed.trim() === '' ? empty(pointer) : (readNumber(typed) ?? typed)),
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

/** An item keeps its place: without it the next would stand there, in the way of what is typed next. */
function empty(pointer: string): JsonValue | undefined {
  return /\/\d+$/.test(pointer) ? '' : undefined;
}

/** As the page has it: whole euros with a point for every three digits. */
function written(value: JsonValue | undefined, { unit }: NumberProps['control']): string {
  if (value === undefined) return '';
  return unit === '€' && Number.isInteger(value) ? thousands(String(value)) : String(value).replace('.', ',');
}

function inUnit({ label, control: { unit } }: NumberProps): string {
  return unit === undefined ? label : `${label} (${unit})`;
}
