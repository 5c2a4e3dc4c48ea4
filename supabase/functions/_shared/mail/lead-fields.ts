import { calculationLabels } from '../../../../src/shared/calculation-words.ts';
import { contactSubjects } from '../../../../src/shared/contact-subjects.ts';
import { isEmailAddress } from '../../../../src/shared/email-address.ts';
import { telephoneHref } from '../../../../src/shared/telephone.ts';
import type { Fact } from './mail-content.ts';

interface KnownField {
  name: string;
  label: string;
  /** The value as people read it. */
  read?(value: string): string;
  /** Where the value leads to. */
  href?(value: string): string | undefined;
}

/** Every field that a form of the site sends, in the order of the mail. The database does not keep an order. */
const knownFields: readonly KnownField[] = [
  { name: 'firstName', label: 'Voornaam' },
  { name: 'lastName', label: 'Achternaam' },
  { name: 'company', label: 'Bedrijfsnaam' },
  { name: 'companyName', label: 'Bedrijfsnaam' },
  { name: 'kvkNumber', label: 'KvK-nummer' },
  {
    name: 'email',
    label: 'E-mailadres',
    href: (value) => (isEmailAddress(value) ? `mailto:${value}` : undefined),
  },
  {
    name: 'phone',
    label: 'Telefoonnummer',
    href: (value) => (/^[+\d][\d\s().-]+$/.test(value) ? telephoneHref(value) : undefined),
  },
  { name: 'vehicleType', label: calculationLabels.vehicleType },
  {
    name: 'subject',
    label: 'Onderwerp',
    read: (value) => contactSubjects.find((subject) => subject.value === value)?.label ?? value,
  },
];

/** Shown in another place of the mail. */
const elsewhere: readonly string[] = ['message', 'formType'];

/**
 * The fields of a lead as rows: those that the forms know in one fixed order, then all others by name. An empty one
 * says that it was left empty. The message is no row.
 */
export function leadFacts(fields: Readonly<Record<string, string>>): Fact[] {
  const known = knownFields.filter(({ name }) => Object.hasOwn(fields, name));
  const names = [...knownFields.map(({ name }) => name), ...elsewhere];
  const others = Object.keys(fields)
    .filter((name) => !names.includes(name))
    .sort()
    .map((name): KnownField => ({ name, label: name }));
  return [...known, ...others].map(({ name, label, read, href }) => {
    const value = fields[name] ?? '';
    if (value === '') return { label, value: 'niet ingevuld' };
    return { label, value: read ? read(value) : value, href: href?.(value) };
  });
}
