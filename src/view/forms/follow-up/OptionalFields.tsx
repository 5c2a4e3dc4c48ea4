import { type FocusEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { AskedField } from '../../../shared/leads/lead-forms.ts';
import { capitalised } from '../../../shared/text/capitalised.ts';
import { listed } from '../../../shared/text/listed.ts';
import type { FieldMessages } from '../fields/validate-form.ts';
import { Fold, FoldButton } from './OptionalFields.styles.ts';

interface OptionalFieldsProps {
  fields: readonly AskedField[];
  errors: FieldMessages;
  /** Their controls. */
  children: ReactNode;
}

/**
 * Fields that need not be filled in, folded until somebody wants them, has filled one in before, or must fix one. They
 * stay within reach of keyboard and screen reader, and unfold when one gets the focus, or is filled in by the browser along
 * with the others: nobody sends what they have not seen.
 */
export function OptionalFields({ fields, errors, children }: OptionalFieldsProps) {
  const id = useId();
  const fold = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const unfold = ({ target }: FocusEvent): void => {
    if (isOpen) return;
    setOpen(true);
    // What was folded could not be scrolled to.
    requestAnimationFrame(() => target.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
  };
  const isWrong = fields.some(({ name }) => errors[name] !== undefined);
  useEffect(() => {
    const controls = [...(fold.current?.querySelectorAll<HTMLInputElement>('[name]') ?? [])];
    if (isWrong || controls.some(({ value }) => value !== '')) setOpen(true);
  }, [isWrong]);
  return (
    <>
      <FoldButton type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {capitalised(listed(fields.map(({ label }) => label.toLowerCase())))} toevoegen (niet verplicht)
      </FoldButton>
      <Fold ref={fold} id={id} data-open={isOpen} onFocus={unfold} onInput={() => setOpen(true)}>
        <div>{children}</div>
      </Fold>
    </>
  );
}
