import { dutchTimeZone } from '../../../../src/shared/dutch-time-zone.ts';
import { isFormType, leadKinds } from '../../../../src/shared/lead-forms.ts';

const moments = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: dutchTimeZone,
});

/** A moment as people in the Netherlands read it: `21-11-2026, 18:08`. */
export function momentWords(iso: string): string {
  return moments.format(new Date(iso));
}

/** What a lead is; the bare form type where this version of the site has no such form. */
export function kindWords({ formType }: { formType: string }): string {
  return isFormType(formType) ? leadKinds[formType].name : formType;
}
