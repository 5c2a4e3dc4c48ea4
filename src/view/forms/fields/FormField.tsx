import type { AskedField } from '../../../shared/leads/lead-forms.ts';
import { Control, Field, FieldLabel, FieldMessage, Optional } from './FormField.styles.ts';

interface FormFieldProps {
  field: AskedField;
  /** Unique in the page. */
  id: string;
  error?: string;
  warning?: string;
  autoFocus?: boolean;
  onBlur(): void;
}

/** A field: label, control, and a line reserved for its error or warning. */
export function FormField({ field, id, error, warning, autoFocus, onBlur }: FormFieldProps) {
  const { name, label, control, type = 'text', autoComplete, inputMode, required } = field;
  const message = error ?? warning;
  const shared = {
    id,
    name,
    autoComplete,
    'aria-required': required || undefined,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': message === undefined ? undefined : `${id}-message`,
    autoFocus,
    onBlur,
  };
  return (
    <Field data-control={control}>
      <FieldLabel htmlFor={id}>
        {label}
        {!required && <Optional> (niet verplicht)</Optional>}
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
      <FieldMessage
        id={`${id}-message`}
        data-tone={error === undefined ? 'quiet' : 'bad'}
        data-room={field.validate || field.warn ? 'long' : undefined}
      >
        {message}
      </FieldMessage>
    </Field>
  );
}
