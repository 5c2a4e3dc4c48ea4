import type { ReactNode } from 'react';
import type { ControlOf, FormControl } from '../../../shared/authors/editor-forms.ts';
import type { JsonValue } from '../../../shared/json/json-value.ts';
import { SmallButton } from '../parts/Form.styles.ts';
import { useEditor } from '../store/editor-context.ts';
import type { ControlProps } from './control-props.ts';

interface EitherControlProps extends ControlProps<ControlOf<'either'>> {
  renderChosen(props: ControlProps<FormControl>): ReactNode;
}

/** A value of one of two kinds: a line, or the same with more to it. */
export function EitherControl({ renderChosen, ...props }: EitherControlProps): ReactNode {
  const { control, pointer, value, label } = props;
  const change = useEditor((state) => state.change);
  const isGroup = typeof value === 'object';
  const shown = control.controls.find(({ kind }) => (kind === 'group') === isGroup) ?? control.controls[0];
  const other = control.controls.find((each) => each !== shown);
  if (!shown) return null;
  const does = isGroup ? 'Maak er één regel van' : 'Geef dit meer velden';
  return (
    <>
      {renderChosen({ ...props, control: shown, isRequired: true })}
      {other && (
        <SmallButton
          type="button"
          aria-label={`${does}: ${label}`}
          onClick={() => void change({ kind: 'set', pointer, value: converted(value, other) })}
        >
          {does}
        </SmallButton>
      )}
    </>
  );
}

/** Keeps the text: the line becomes the first text of the group, and the other way around. */
function converted(value: JsonValue | undefined, control: FormControl): JsonValue {
  if (control.kind !== 'group') {
    const texts = typeof value === 'object' && value !== null ? Object.values(value) : [];
    return texts.find((text) => typeof text === 'string') ?? '';
  }
  const first = control.fields.find((field) => field.control.kind === 'text');
  const start = typeof control.start === 'object' && control.start !== null ? control.start : {};
  return first && typeof value === 'string' ? { ...start, [first.name]: value } : control.start;
}
