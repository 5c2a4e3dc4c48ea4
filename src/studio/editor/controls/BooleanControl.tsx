import type { ReactNode } from 'react';
import type { ControlOf } from '../../../shared/authors/editor-forms.ts';
import { Checkbox } from '../parts/Form.styles.ts';
import { useEditor } from '../store/editor-context.ts';
import type { ControlProps } from './control-props.ts';
import { FieldShell } from './FieldShell.tsx';

/** Yes or no. */
export function BooleanControl(props: ControlProps<ControlOf<'boolean'>>): ReactNode {
  const { pointer, value, order } = props;
  const change = useEditor((state) => state.change);
  return (
    <FieldShell {...props}>
      {(described) => (
        <Checkbox
          {...described}
          type="checkbox"
          checked={value === true}
          onChange={(event) =>
            void change({ kind: 'set', pointer, value: event.currentTarget.checked, order })
          }
        />
      )}
    </FieldShell>
  );
}
