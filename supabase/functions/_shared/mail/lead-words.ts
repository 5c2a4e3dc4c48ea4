import { isFormType, leadKinds } from '../../../../src/shared/leads/lead-forms.ts';

/** What a lead is; the bare form type where this version of the site has no such form. */
export function kindWords({ formType }: { formType: string }): string {
  return isFormType(formType) ? leadKinds[formType].name : formType;
}

/** Why a lead has no mail to its sender, behind a colon. */
export const pastMailLimit =
  'er gingen in 24 uur al genoeg mails naar dit adres, of in een uur te veel van de hele site.';
