import {
  isLeadField,
  type LeadField,
  type LeadFieldName,
  leadFields,
  maxLineLength,
} from '../../../src/shared/leads/lead-fields.ts';
import {
  type FormType,
  isFormType,
  leadKinds,
  requiredFields,
} from '../../../src/shared/leads/lead-forms.ts';
import { cleanText } from './clean-text.ts';

/** What a visitor sent, cleaned and checked. */
export interface Lead {
  formType: FormType;
  email: string;
  /** Every field of the form, cleaned; empty when nothing was filled in. Holds `email` too, but not `formType`. */
  fields: Record<string, string>;
  /** The same for every attempt to send one request. */
  idempotencyKey?: string;
  /** Probably sent by a robot. */
  suspicious: boolean;
}

/** What is wrong, in a sentence, by the name of the field; `body` when it is about the whole. */
type FieldProblems = Record<string, string>;

interface TextRule {
  /** In characters. */
  maxLength: number;
  /** May have more than one line. */
  lines?: boolean;
}

/** What travels beside the visitor's fields. */
const besideRules = {
  idempotencyKey: { maxLength: maxLineLength },
  website: { maxLength: 2000, lines: true },
} as const satisfies Record<string, TextRule>;

/** The texts that the forms send, but for the form type. */
const textRules: ReadonlyMap<string, TextRule> = new Map([
  ...Object.entries(leadFields).map(([name, field]) => [name, ruleOf(field)] as const),
  ...Object.entries(besideRules),
]);

function ruleOf({ control, maxLength, maxSentLength = maxLength }: LeadField): TextRule {
  return { maxLength: maxSentLength, lines: control === 'textarea' };
}

/** Fields of forms that are newer, or older, than this function. */
const extraRule: TextRule = { maxLength: 300 };
const extraName = /^[a-z][A-Za-z0-9_]{0,39}$/;
const maxExtras = 40;

/** Nobody fills in a form in less. */
const minVisitMs = 2500;

/**
 * Reads untrusted JSON as a lead: one flat object with the known fields and up to 40 others, all cleaned. Says by field
 * what is wrong with it instead, in Dutch. Whatever the forms of the site send is accepted.
 */
export function readLead(value: unknown): { lead: Lead } | { fields: FieldProblems } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { fields: { body: 'Stuur één JSON-object met de velden van het formulier.' } };
  }
  const sent = new Map<string, unknown>(Object.entries(value));
  const problems = new Map<string, string>();
  const texts = readTexts(sent, problems);

  const sentType = sent.get('formType');
  const formType = isFormType(sentType) ? sentType : undefined;
  if (!formType) problems.set('formType', `Kies een formulier: ${Object.keys(leadKinds).join(', ')}.`);
  for (const name of formType ? requiredFields(formType) : []) {
    if (!texts.get(name) && !problems.has(name)) problems.set(name, leadFields[name].missing);
  }
  for (const [name, text] of texts) {
    const problem = text && isLeadField(name) && fieldOf(name).validate?.(text);
    if (problem) problems.set(name, problem);
  }
  const elapsed = sent.get('elapsedMs') ?? minVisitMs;
  if (typeof elapsed !== 'number') problems.set('elapsedMs', 'Stuur hier een geheel aantal milliseconden.');

  if (problems.size > 0 || !formType) return { fields: Object.fromEntries(problems) };
  const fields = [...texts].filter(([name]) => !Object.hasOwn(besideRules, name));
  return {
    lead: {
      formType,
      email: texts.get('email') ?? '',
      fields: Object.fromEntries(fields),
      idempotencyKey: texts.get('idempotencyKey') || undefined,
      suspicious: Boolean(texts.get('website')) || Number(elapsed) < minVisitMs,
    },
  };
}

/** A value of one field, cleaned and checked as that of a lead that comes in; else what is wrong with it, in Dutch. */
export function readField(name: LeadFieldName, value: string): string | { problem: string } {
  const field = fieldOf(name);
  const text = readText(field.normalize?.(value) ?? value, ruleOf(field), false);
  const problem = typeof text === 'string' ? field.validate?.(text) : undefined;
  return problem === undefined ? text : { problem };
}

function fieldOf(name: LeadFieldName): LeadField {
  return leadFields[name];
}

/** All texts, cleaned; what is wrong with the others goes into `problems`. */
function readTexts(sent: ReadonlyMap<string, unknown>, problems: Map<string, string>): Map<string, string> {
  const texts = new Map<string, string>();
  let extras = 0;
  for (const [name, value] of sent) {
    if (name === 'formType' || name === 'elapsedMs') continue;
    const rule = textRules.get(name);
    if (!rule) {
      extras += 1;
      if (extras > maxExtras) {
        problems.set('body', `Stuur hoogstens ${maxExtras} andere velden dan die van het formulier.`);
        break;
      }
      if (!extraName.test(name)) {
        problems.set(name.slice(0, 40), 'Een naam van een veld is één woord van hoogstens 40 tekens.');
        continue;
      }
    }
    const text = readText(value, rule ?? extraRule, rule === undefined);
    if (typeof text === 'object') problems.set(name, text.problem);
    else texts.set(name, text);
  }
  return texts;
}

function readText(value: unknown, rule: TextRule, isExtra: boolean): string | { problem: string } {
  if (value === null) return '';
  const isText = typeof value === 'string';
  if (!isText && !(isExtra && (typeof value === 'number' || typeof value === 'boolean'))) {
    return { problem: 'Stuur hier een tekst.' };
  }
  const text = cleanText(String(value), rule);
  if (text === undefined) {
    return { problem: `Haal de ${rule.lines ? '' : 'regeleinden en '}stuurtekens uit dit veld.` };
  }
  return text.length > rule.maxLength
    ? { problem: `Maak dit korter: hoogstens ${rule.maxLength} tekens.` }
    : text;
}
