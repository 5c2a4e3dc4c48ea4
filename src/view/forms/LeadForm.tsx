import { useId } from 'react';
import { Button } from '../parts/Button.styles.ts';
import { FormField } from './FormField.tsx';
import type { FormValues } from './field-definition.ts';
import { FormButtons, FormFields, FormNote, Trap } from './LeadForm.styles.ts';
import type { LeadFields } from './lead-body.ts';
import { warmLeadClient } from './lead-client.ts';
import type { LeadFormDefinition } from './lead-form-definition.ts';
import { NoticeView } from './NoticeView.tsx';
import type { Notice } from './notices.ts';
import { useLeadForm } from './use-lead-form.ts';

interface LeadFormProps<Name extends string> {
  form: LeadFormDefinition<Name>;
  compose(values: FormValues<Name>): LeadFields;
  notice?: Notice;
  onNotice(notice: Notice | undefined): void;
  onSent?(): void;
  /** Adds a cancel button. */
  onCancel?(): void;
  /** Puts the focus in the first field, for a form that opens where a button was. */
  takesFocus?: boolean;
}

/** A form that sends a lead. The first touch starts fetching what sending needs. */
export function LeadForm<Name extends string>(props: LeadFormProps<Name>) {
  const { form, notice, onNotice, onCancel, takesFocus = false } = props;
  const { element, errors, advice, sending, submit, edit, leave } = useLeadForm(props);
  const id = useId();
  return (
    <form
      ref={element}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={edit}
      onFocus={warmLeadClient}
      onPointerDown={warmLeadClient}
    >
      <FormFields>
        {form.fields.map((field, index) => (
          <FormField
            key={field.name}
            field={field}
            id={`${id}-${field.name}`}
            error={errors[field.name]}
            advice={advice[field.name]}
            takesFocus={takesFocus && index === 0}
            onLeave={() => leave(field)}
          />
        ))}
      </FormFields>
      <Trap aria-hidden="true">
        <label htmlFor={`${id}-website`}>Website</label>
        <input id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </Trap>
      {notice && (
        <NoticeView key={notice.title + notice.text} notice={notice} onDismiss={() => onNotice(undefined)} />
      )}
      <FormButtons>
        <Button type="submit" data-variant="primary" aria-disabled={sending || undefined}>
          {sending ? form.busyLabel : form.submitLabel}
        </Button>
        {onCancel && (
          <Button type="button" onClick={onCancel}>
            Annuleren
          </Button>
        )}
      </FormButtons>
      <FormNote>We gebruiken je gegevens alleen om je vraag te beantwoorden.</FormNote>
    </form>
  );
}
