import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { FormControl } from '../../../shared/editor-forms.ts';
import { useEditor, useOpenEditor } from '../editor-context.ts';
import { Input } from '../Form.styles.ts';
import type { ControlProps } from './control-props.ts';
import { FieldShell } from './FieldShell.tsx';
import { PictureTools } from './PictureTools.tsx';
import { pasteCells } from './pasted-cells.ts';
import { pasteItems } from './pasted-items.ts';
import { pastedText } from './pasted-text.ts';
import { RichTextButtons } from './RichTextButtons.tsx';
import { type Marked, withBold, withItalics } from './rich-text-marks.ts';
import { textNote } from './text-note.tsx';
import { useTypedValue } from './use-value.ts';

type TextForm = Extract<FormControl, { kind: 'text' }>;

/** By key, with Ctrl. */
const marks: ReadonlyMap<string, Marked> = new Map([
  ['b', withBold],
  ['i', withItalics],
]);

/** A line, a paragraph, or text with bold, italics and links. */
export function TextControl(props: ControlProps<TextForm>): ReactNode {
  const { control, pointer, value, isRequired, order } = props;
  const { form, suggest } = control;
  const field = useRef<HTMLTextAreaElement>(null);
  const change = useEditor((state) => state.change);
  const { store, screen } = useOpenEditor();
  const { text, type } = useTypedValue({
    pointer,
    present: typeof value === 'string' ? value : '',
    read: (typed) => (typed === '' && !isRequired ? undefined : typed),
    order,
  });

  function mark(make: Marked): void {
    const area = field.current;
    if (!area) return;
    const {
      text: marked,
      start,
      end,
    } = make({
      text,
      start: area.selectionStart,
      end: area.selectionEnd,
    });
    type(marked, { isStep: true });
    area.focus();
    requestAnimationFrame(() => area.setSelectionRange(start, end));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const made = event.ctrlKey || event.metaKey ? marks.get(event.key.toLowerCase()) : undefined;
    if (form !== 'rich' || made === undefined) return;
    event.preventDefault();
    mark(made);
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
    const copied = event.clipboardData.getData('text/plain');
    const { currentTarget: target } = event;
    const { value: present } = store.getState();
    const [start, end] = [target.selectionStart ?? 0, target.selectionEnd ?? 0];
    const fill =
      pasteCells(present, { pointer, copied }) ??
      pasteItems(present, { pointer, copied, before: text.slice(0, start), after: text.slice(end) });
    if (fill) {
      event.preventDefault();
      return void change(fill);
    }
    const pasted = pastedText(copied, { isLine: form === 'line' });
    if (pasted === copied) return;
    event.preventDefault();
    target.setRangeText(pasted, start, end, 'end');
    type(target.value);
  }

  return (
    <FieldShell {...props} note={textNote(text, { ...control, ...screen.beginning })}>
      {(described) => (
        <>
          {form === 'rich' && <RichTextButtons label={props.label} onMark={mark} />}
          {form === 'line' ? (
            <Input
              {...described}
              value={text}
              onChange={(event) => type(event.currentTarget.value)}
              onPaste={onPaste}
              list={suggest && `keuze-${suggest}`}
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
          {suggest === 'picture' && <PictureTools src={text} onChoose={type} />}
        </>
      )}
    </FieldShell>
  );
}
