import { isEmailAddress } from '../../../../src/shared/leads/email-address.ts';
import {
  isLeadField,
  type LeadField,
  leadFieldNames,
  leadFields,
  valueInWords,
} from '../../../../src/shared/leads/lead-fields.ts';
import { mailtoHref } from '../../../../src/shared/leads/mailto.ts';
import { telephoneHref } from '../../../../src/shared/leads/telephone.ts';
import { isPageField, pageFields } from '../../../../src/shared/page/page-fields.ts';
import type { Fact } from './mail-content.ts';

/** Shown in another place of the mail. */
const elsewhere = new Set(['message', 'formType']);

/**
 * The fields of a lead as rows: those of the forms in their order, then all others by name. An empty one says that it
 * was left empty. The message is no row.
 */
export function leadFacts(fields: Readonly<Record<string, string>>): Fact[] {
  const others = Object.keys(fields).filter((name) => !isLeadField(name));
  return [...leadFieldNames, ...others.sort()]
    .filter((name) => Object.hasOwn(fields, name) && !elsewhere.has(name))
    .map((name) => leadFact(name, fields[name] ?? ''));
}

function leadFact(name: string, value: string): Fact {
  const { label, type }: Pick<LeadField, 'label' | 'type'> = labelled(name);
  if (value === '') return { label, value: 'niet ingevuld' };
  const words = isLeadField(name) ? valueInWords(name, value) : value;
  return { label, value: words, href: type && hrefs[type](value) };
}

function labelled(name: string): Pick<LeadField, 'label' | 'type'> {
  if (isLeadField(name)) return leadFields[name];
  return isPageField(name) ? pageFields[name] : { label: name };
}

/** Where a value leads to, when it can be trusted to. */
const hrefs: Record<NonNullable<LeadField['type']>, (value: string) => string | undefined> = {
  email: (value) => (isEmailAddress(value) ? mailtoHref(value) : undefined),
  tel: (value) => (/^[+\d][\d\s().-]+$/.test(value) ? telephoneHref(value) : undefined),
};
