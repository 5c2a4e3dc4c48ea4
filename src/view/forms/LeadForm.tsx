import { useId } from 'react';
import { leadForms } from '../../shared/leads/lead-forms.ts';
import { Button } from '../parts/Button.styles.ts';
import { VisuallyHidden } from '../parts/VisuallyHidden.styles.ts';
import { useLiveSite } from '../shell/site-context.ts';
import { firstTouch } from './draft/first-touch.ts';
import { draftKey } from './draft/session-draft.ts';
import { FormFields } from './fields/FormField.styles.ts';
import { FormField } from './fields/FormField.tsx';
import { ErrorSummary } from './follow-up/ErrorSummary.tsx';
import { OptionalFields } from './follow-up/OptionalFields.tsx';
import { FormButtons, FormNote, Honeypot } from './LeadForm.styles.ts';
import { NeedsScript } from './NeedsScript.tsx';
import { FormNotice } from './notices/FormNotice.tsx';
import { preloadLeadClient } from './sending/lead-client.ts';
import { leadRequests, useLeadRequest } from './sending/use-lead-requests.ts';
import { type LeadFormOptions, useLeadForm } from './use-lead-form.ts';

interface LeadFormProps extends LeadFormOptions {
  /** Adds a cancel button. */
  onCancel?(): void;
  /** Opens the link to the privacy text apart, where leaving the page loses something. */
  keepsPage?: boolean;
  /** Focuses the first field, when the form replaces a button. */
  autoFocus?: boolean;
  /** Folds the fields that need not be filled in. */
  foldsOptional?: boolean;
}

/** A lead form. The first touch prefetches what sending needs. */
export function LeadForm(props: LeadFormProps) {
  const { form, id = form, onCancel, keepsPage = false, autoFocus = false, foldsOptional = false } = props;
  const { submitLabel, busyLabel } = leadForms[form];
  const { element, fields, refusal, errors, warnings, announcement, submit, edit, blur } = useLeadForm(props);
  const { busy, sentLead } = useLeadRequest(id);
  const formId = useId();
  const controlId = (name: string): string => `${formId}-${name}`;
  const views = fields.map((field, index) => ({
    field,
    view: (
      <FormField
        key={field.name}
        field={field}
        id={controlId(field.name)}
        error={errors[field.name]}
        warning={warnings[field.name]}
        autoFocus={autoFocus && index === 0}
        onBlur={() => blur(field)}
      />
    ),
  }));
  function touch(): void {
    firstTouch.note();
    preloadLeadClient();
    leadRequests.begin([id]);
  }
  const isFolded = ({ field }: (typeof views)[number]): boolean => foldsOptional && !field.required;
  return (
    <form
      ref={element}
      name={draftKey(form)}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={edit}
      onFocus={touch}
      onPointerDown={touch}
    >
      <NeedsScript />
      <ErrorSummary refusal={refusal} errors={errors} idOf={controlId} />
      {/* Who sent it with Enter in a field does not hear that the button says so. */}
      <VisuallyHidden as="div" aria-live="polite">
        <p key={announcement.id}>{busy ? busyLabel : announcement.text}</p>
      </VisuallyHidden>
      <FormFields>{views.filter((each) => !isFolded(each)).map(({ view }) => view)}</FormFields>
      {foldsOptional && (
        <OptionalFields fields={fields.filter(({ required }) => !required)} errors={errors}>
          <FormFields>{views.filter(isFolded).map(({ view }) => view)}</FormFields>
        </OptionalFields>
      )}
      <HoneypotField id={controlId('website')} />
      <PrivacyNote keepsPage={keepsPage} />
      <FormNotice id={id} />
      <FormButtons data-part="buttons">
        <Button
          type="submit"
          data-variant={sentLead ? undefined : 'primary'}
          aria-disabled={busy || undefined}
        >
          {busy ? busyLabel : submitLabel}
        </Button>
        {onCancel && (
          <Button type="button" onClick={onCancel}>
            Annuleren
          </Button>
        )}
      </FormButtons>
    </form>
  );
}

/** Password managers leave it empty, by the attributes that each of them knows. */
function HoneypotField({ id }: { id: string }) {
  return (
    <Honeypot>
      <label htmlFor={id}>Website (laat dit leeg)</label>
      <input
        id={id}
        name="website"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
      />
    </Honeypot>
  );
}

function PrivacyNote({ keepsPage }: Required<Pick<LeadFormProps, 'keepsPage'>>) {
  const { privacyLink } = useLiveSite();
  return (
    <FormNote>
      We gebruiken je gegevens alleen om je aanvraag of vraag te beantwoorden.
      {privacyLink && (
        <>
          {' '}
          <a href={privacyLink.href} target={keepsPage ? '_blank' : undefined}>
            {privacyLink.label}
            {keepsPage && ' (nieuw tabblad)'}
          </a>
          .
        </>
      )}
    </FormNote>
  );
}
