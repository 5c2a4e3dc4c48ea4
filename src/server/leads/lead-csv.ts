import { isLeadField, leadFieldNames } from '../../shared/lead-fields.ts';
import { mailWords } from './lead-words.ts';
import type { ListedLead } from './listed-lead.ts';

/** The columns that are always there, in this order; fields that only some leads have follow by name. */
const usualFields: readonly string[] = leadFieldNames.filter((name) => name !== 'email');

/**
 * What a spreadsheet would calculate, at the start of a cell. Also where a program that splits on another character
 * than ours, as Excel does by country, would see one start.
 */
const formula = /(^|[\r\n\t,;|"])([\s"]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** Leads as CSV (RFC 4180). No cell can become a formula: what looks like one gets an apostrophe in front. */
export function leadCsv(leads: readonly ListedLead[]): string {
  const others = new Set(
    leads.flatMap(({ fields }) => Object.keys(fields)).filter((name) => !isLeadField(name)),
  );
  const names = [...usualFields, ...[...others].sort()];
  const header = ['id', 'createdAt', 'formType', 'email', ...names, 'mails', 'purgeAfter'];
  const rows = leads.map((lead) => [
    lead.id,
    lead.createdAt,
    lead.formType,
    lead.email,
    ...names.map((name) => (Object.hasOwn(lead.fields, name) && lead.fields[name]) || ''),
    mailWords(lead),
    lead.purgeAfter,
  ]);
  return [header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const harmless = text.replace(formula, "$1$2'");
  return /[",;\s']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
