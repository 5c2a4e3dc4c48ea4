import type { ClipboardEvent, ReactNode } from 'react';
import { isDay } from '../../../shared/text/is-day.ts';
import { writtenDay } from '../../../shared/text/written-day.ts';
import { Input } from '../parts/Form.styles.ts';
import type { Described } from './FieldShell.tsx';
import { pastedInto } from './pasted-text.ts';
import type { Typed } from './use-value.ts';

interface DayInputProps extends Typed {
  described: Described;
}

/** A control for days; it shows nothing of another text, which its author has to see. */
export function DayInput({ described, text, type }: DayInputProps): ReactNode {
  const isShown = text === '' || isDay(text);

  /** In such a control a browser pastes nothing that people write. */
  function onPaste(event: ClipboardEvent): void {
    const pasted = pastedInto({ isLine: true }, event.clipboardData.getData('text/plain')).trim();
    event.preventDefault();
    if (pasted !== '') type(writtenDay(pasted) || pasted);
  }

  return (
    <Input
      {...described}
      type={isShown ? 'date' : 'text'}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onPaste={isShown ? onPaste : undefined}
      autoComplete="off"
    />
  );
}
