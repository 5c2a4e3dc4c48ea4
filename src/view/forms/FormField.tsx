import { Control, Field, FieldLabel, FieldMessage, Optional } from './FormField.styles.ts';
import type { FieldDefinition } from './field-definition.ts';

interface FormFieldProps {
  field: FieldDefinition;
  /** Unique in the page. */
  id: string;
  error?: string;
  advice?: string;
  takesFocus?: boolean;
  onLeave(): void;
}

/** One field: label above, control, and below it a line that is kept free for an error or advice. */
export function FormField({ field, id, error, advice, takesFocus, onLeave }: FormFieldProps) {
  const { name, label, control, type = 'text', autoComplete, inputMode, required } = field;
  const message = error ?? advice;
  const shared = {
    id,
    name,
    autoComplete,
    'aria-required': required === undefined ? undefined : true,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': message === undefined ? undefined : `${id}-message`,
    autoFocus: takesFocus,
    onBlur: onLeave,
  };
  return (
    <Field data-control={control}>
      <FieldLabel htmlFor={id}>
        {label}
        {required === undefined && <Optional> (niet verplicht)</Optional>}
      </FieldLabel>
      {control === 'input' && <Control {...shared} type={type} inputMode={inputMode} />}
      {control === 'textarea' && <Control as="textarea" {...shared} rows={5} />}
      {control === 'select' && (
        <Control as="select" {...shared}>
          <option value="">{field.placeholder}</option>
          {field.options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Control>
      )}
      <FieldMessage id={`${id}-message`} data-tone={error === undefined ? 'quiet' : 'bad'}>
        {message}
      </FieldMessage>
    </Field>
  );
}
