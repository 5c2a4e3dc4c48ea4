import { useId } from 'react';
import { Button } from '../parts/Button.styles.ts';
import { useSite } from '../shell/site-context.ts';
import { FormField } from './FormField.tsx';
import { FormNotice } from './FormNotice.tsx';
import { FormButtons, FormFields, FormNote, Trap } from './LeadForm.styles.ts';
import { warmLeadClient } from './lead-client.ts';
import { NeedsScript } from './NeedsScript.tsx';
import { useFormRequest } from './requests.ts';
import { type LeadFormOptions, useLeadForm } from './use-lead-form.ts';

interface LeadFormProps<Name extends string> extends LeadFormOptions<Name> {
  /** Adds a cancel button. */
  onCancel?(): void;
  /** Puts the focus in the first field, for a form that opens where a button was. */
  takesFocus?: boolean;
}

/** A form that sends a lead. The first touch starts fetching what sending needs. */
export function LeadForm<Name extends string>(props: LeadFormProps<Name>) {
  const { id, form, onCancel, takesFocus = false } = props;
  const { element, errors, advice, submit, edit, leave } = useLeadForm(props);
  const { busy } = useFormRequest(id);
  const { privacyLink } = useSite();
  const controlId = useId();
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
            id={`${controlId}-${field.name}`}
            error={errors[field.name]}
            advice={advice[field.name]}
            takesFocus={takesFocus && index === 0}
            onLeave={() => leave(field)}
          />
        ))}
      </FormFields>
      <Trap aria-hidden="true">
        <label htmlFor={`${controlId}-website`}>Website</label>
        <input id={`${controlId}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </Trap>
      <FormNotice id={id} />
      <FormButtons>
        <Button type="submit" data-variant="primary" aria-disabled={busy || undefined}>
          {busy ? form.busyLabel : form.submitLabel}
        </Button>
        {onCancel && (
          <Button type="button" onClick={onCancel}>
            Annuleren
          </Button>
        )}
      </FormButtons>
      <NeedsScript />
      <FormNote>
        We gebruiken je gegevens alleen om je vraag te beantwoorden.
        {privacyLink && (
          <>
            {' '}
            <a href={privacyLink.href}>{privacyLink.label}</a>.
          </>
        )}
      </FormNote>
    </form>
  );
}
