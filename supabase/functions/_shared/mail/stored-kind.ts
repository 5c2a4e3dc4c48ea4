import { isFormType, type LeadKind, leadKinds } from '../../../../src/shared/leads/lead-forms.ts';

/**
 * The kind of a stored lead. Throws for a form type that this version of the site does not know: its mail is tried
 * again later, by when the version that stored it can be back.
 */
export function storedKind(formType: string): LeadKind {
  if (isFormType(formType)) return leadKinds[formType];
  throw Object.assign(new Error(`No form of this version sends leads of type "${formType}".`), {
    code: 'FORM_TYPE',
  });
}
