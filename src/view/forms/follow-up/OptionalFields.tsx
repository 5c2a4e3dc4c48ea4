import { type ReactNode, useEffect, useRef } from 'react';
import type { AskedField } from '../../../shared/lead-forms.ts';
import type { FieldMessages } from '../validate-form.ts';
import { Folded } from './OptionalFields.styles.ts';

interface OptionalFieldsProps {
  fields: readonly AskedField[];
  errors: FieldMessages;
  /** Their controls. */
  children: ReactNode;
}

/** Fields that need not be filled in, folded until somebody wants them, has filled one in before, or must mend one. */
export function OptionalFields({ fields, errors, children }: OptionalFieldsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const isWrong = fields.some(({ name }) => errors[name] !== undefined);
  useEffect(() => {
    const controls = [...(details.current?.querySelectorAll<HTMLInputElement>('[name]') ?? [])];
    if (details.current && (isWrong || controls.some(({ value }) => value !== '')))
      details.current.open = true;
  }, [isWrong]);
  return (
    <Folded ref={details}>
      <summary>{listed(fields.map(({ label }) => label.toLowerCase()))} toevoegen (niet verplicht)</summary>
      {children}
    </Folded>
  );
}

/** `Telefoonnummer, bedrijfsnaam en bericht`. */
function listed(words: readonly string[]): string {
  const text = [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' en ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
