import { isFormType, leadKinds } from '../../../../src/shared/leads/lead-forms.ts';

/** What a lead is; the bare form type where this version of the site has no such form. */
export function kindWords({ formType }: { formType: string }): string {
  return isFormType(formType) ? leadKinds[formType].name : formType;
}
