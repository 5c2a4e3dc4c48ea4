import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { ControlOf } from '../../../shared/authors/editor-forms.ts';
import { Input } from '../parts/Form.styles.ts';
import { choicesIds } from '../parts/field-ids.ts';
import { useOpenEditor } from '../store/editor-context.ts';
import type { ControlProps } from './control-props.ts';
import { DayInput } from './DayInput.tsx';
import { FieldShell } from './FieldShell.tsx';
import { PictureTools } from './PictureTools.tsx';
import { RichTextButtons } from './RichTextButtons.tsx';
import { type Marked, withBold, withItalics } from './rich-text-marks.ts';
import { textNote } from './text-note.tsx';
import { usePaste } from './use-paste.ts';
import { useTypedValue } from './use-value.ts';

/** By key, with Ctrl. */
const marks: ReadonlyMap<string, Marked> = new Map([
  ['b', withBold],
  ['i', withItalics],
]);

/** A line, a day, a paragraph, or text with bold, italics and links. */
export function TextControl(props: ControlProps<ControlOf<'text'>>): ReactNode {
  const { control, pointer, value, isRequired, order } = props;
  const { form, suggest } = control;
  const field = useRef<HTMLTextAreaElement>(null);
  const linkButton = useRef<HTMLButtonElement>(null);
  const { screen } = useOpenEditor();
  const { text, type } = useTypedValue({
    pointer,
    present: typeof value === 'string' ? value : '',
    read: (typed) => (typed === '' && !isRequired ? undefined : typed),
    order,
  });
  const onPaste = usePaste({ pointer, text, isLine: form === 'line', type });

  function mark(make: Marked): void {
    const area = field.current;
    if (!area) return;
    const made = make({ text, start: area.selectionStart, end: area.selectionEnd });
    // At once: another selection made before the next frame would be lost.
    area.setRangeText(made.text, 0, area.value.length);
    area.focus();
    area.setSelectionRange(made.start, made.end);
    type(made.text, { isStep: true });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (form !== 'rich' || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    const made = marks.get(key);
    if (made) mark(made);
    else if (key === 'k') linkButton.current?.click();
    else return;
    event.preventDefault();
  }

  return (
    <FieldShell {...props} note={textNote(text, { ...control, ...screen.beginning })}>
      {(described) => (
        <>
          {form === 'rich' && (
            <RichTextButtons label={props.label} text={field} onMark={mark} linkButton={linkButton} />
          )}
          {form === 'day' ? (
            <DayInput described={described} text={text} type={type} />
          ) : form === 'line' ? (
            <Input
              {...described}
              value={text}
              onChange={(event) => type(event.currentTarget.value)}
              onPaste={onPaste}
              list={suggest && choicesIds[suggest]}
              autoComplete="off"
            />
          ) : (
            <Input
              as="textarea"
              {...described}
              ref={field}
              rows={form === 'rich' ? 3 : 2}
              value={text}
              onChange={(event) => type(event.currentTarget.value)}
              onPaste={onPaste}
              onKeyDown={onKeyDown}
            />
          )}
          {suggest === 'picture' && (
            <PictureTools pointer={pointer} src={text} pattern={control.pattern} order={order} />
          )}
        </>
      )}
    </FieldShell>
  );
}
