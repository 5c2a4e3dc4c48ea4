import { isEmailAddress } from '../../../src/shared/email-address.ts';
import { longestLine } from '../../../src/shared/lead-limits.ts';
import { cleanText } from './clean-text.ts';

/** The forms of the site. */
export const formTypes = ['calculator', 'indicative', 'contact', 'verzekering'] as const;
export type FormType = (typeof formTypes)[number];

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
export type FieldProblems = Record<string, string>;

interface TextRule {
  /** Characters at most. */
  longest: number;
  /** May have more than one line. */
  lines?: boolean;
}

const line: TextRule = { longest: longestLine };

/** The fields that the forms send, but for `formType`. */
const textRules = new Map<string, TextRule>([
  ['firstName', line],
  ['lastName', line],
  ['email', { longest: 254 }],
  ['phone', line],
  ['company', line],
  ['companyName', line],
  ['kvkNumber', line],
  ['vehicleType', line],
  ['subject', { longest: 300 }],
  // 2.000 characters of the visitor and the calculation above them.
  ['message', { longest: 5000, lines: true }],
  ['idempotencyKey', line],
  ['website', { longest: 2000, lines: true }],
]);

/** The forms may grow fields that this table does not know yet. */
const extraRule: TextRule = { longest: 300 };
const extraName = /^[a-z][A-Za-z0-9_]{0,39}$/;
const mostExtras = 40;

const person = ['firstName', 'lastName', 'email'];
const required: Record<FormType, readonly string[]> = {
  calculator: person,
  indicative: ['email'],
  contact: [...person, 'message'],
  verzekering: [...person, 'message'],
};

const missing: Record<string, string> = {
  firstName: 'Vul je voornaam in.',
  lastName: 'Vul je achternaam in.',
  email: 'Vul je e-mailadres in.',
  message: 'Schrijf je bericht.',
};

/** Nobody fills in a form in less, in milliseconds. */
const shortestVisit = 2500;

/** What travels beside the visitor's fields. */
const besideFields = new Set(['idempotencyKey', 'website']);

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

  const formType = formTypes.find((type) => type === sent.get('formType'));
  if (!formType) problems.set('formType', `Kies een formulier: ${formTypes.join(', ')}.`);
  for (const name of formType ? required[formType] : []) {
    if (!texts.get(name) && !problems.has(name)) problems.set(name, missing[name] ?? 'Vul dit veld in.');
  }
  const email = texts.get('email') ?? '';
  if (email && !isEmailAddress(email)) {
    problems.set('email', 'Vul een geldig e-mailadres in, bijvoorbeeld naam@bedrijf.nl.');
  }
  const elapsed = sent.get('elapsedMs') ?? shortestVisit;
  if (typeof elapsed !== 'number') problems.set('elapsedMs', 'Stuur hier een geheel aantal milliseconden.');

  if (problems.size > 0 || !formType) return { fields: Object.fromEntries(problems) };
  const fields = [...texts].filter(([name]) => !besideFields.has(name));
  return {
    lead: {
      formType,
      email,
      fields: Object.fromEntries(fields),
      idempotencyKey: texts.get('idempotencyKey') || undefined,
      suspicious: Boolean(texts.get('website')) || Number(elapsed) < shortestVisit,
    },
  };
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
      if (extras > mostExtras) {
        problems.set('body', `Stuur hoogstens ${mostExtras} andere velden dan die van het formulier.`);
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
  return text.length > rule.longest
    ? { problem: `Maak dit korter: hoogstens ${rule.longest} tekens.` }
    : text;
}
