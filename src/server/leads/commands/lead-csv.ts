import { isLeadField, leadFieldNames } from '../../../shared/leads/lead-fields.ts';
import type { ListedLead } from '../admin/listed-lead.ts';
import { mailWords } from './lead-words.ts';

/** The columns that are always there, in this order; fields that only some leads have follow by name. */
const usualFields: readonly string[] = leadFieldNames.filter((name) => name !== 'email');

/**
 * What a spreadsheet would calculate, at the start of a cell. Also where a program that splits on another character
 * than ours, as Excel does by country, would see one start.
 */
const formula = /(^|[\r\n\t,;|"])([\s"]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

type Write = (lead: ListedLead) => string;

/** Before the fields of a form. */
const before = {
  id: ({ id }) => id,
  createdAt: ({ createdAt }) => createdAt,
  formType: ({ formType }) => formType,
  email: ({ email }) => email,
} satisfies Record<string, Write>;

/** Behind them all else; that a lead was taken for a robot's, its mails say. */
const behind: Record<Exclude<keyof ListedLead, keyof typeof before | 'fields' | 'quarantined'>, Write> = {
  mails: mailWords,
  purgeAfter: ({ purgeAfter }) => purgeAfter,
  doneAt: ({ doneAt = '' }) => doneAt,
  notes: ({ notes }) => notes.map(({ at, text }) => `${at}: ${text}`).join('\n'),
};

/** Leads as CSV (RFC 4180). No cell can become a formula: what looks like one gets an apostrophe in front. */
export function leadCsv(leads: readonly ListedLead[]): string {
  const others = new Set(
    leads.flatMap(({ fields }) => Object.keys(fields)).filter((name) => !isLeadField(name)),
  );
  const ofForms = [...usualFields, ...[...others].sort()].map((name): [string, Write] => [
    // What a sender calls a field must not pass for a column of ours.
    Object.hasOwn({ ...before, ...behind }, name) ? `fields.${name}` : name,
    fieldOf(name),
  ]);
  const columns = [...Object.entries(before), ...ofForms, ...Object.entries(behind)];
  const rows = leads.map((lead) => columns.map(([, write]) => write(lead)));
  return [columns.map(([name]) => name), ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function fieldOf(name: string): Write {
  return ({ fields }) => (Object.hasOwn(fields, name) && fields[name]) || '';
}

function cell(text: string): string {
  const harmless = text.replace(formula, "$1$2'");
  return /[",;\s']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
