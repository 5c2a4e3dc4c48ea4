import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ListedLead, listLeads } from '../../src/server/leads/admin/listed-lead.ts';
import { leadCsv } from '../../src/server/leads/commands/lead-csv.ts';
import { leadSheet } from '../../src/server/leads/commands/lead-sheet.ts';
import { leadFields } from '../../src/shared/leads/lead-fields.ts';
import { fieldsOf, isFormType, leadForms, leadKinds } from '../../src/shared/leads/lead-forms.ts';
import { leadReference } from '../../src/shared/leads/lead-reference.ts';
import { formErrors } from '../../src/view/forms/fields/validate-form.ts';
import { Receipt } from '../../src/view/forms/follow-up/Receipt.tsx';
import type { SentLead } from '../../src/view/forms/sending/sent-lead.ts';
import { SiteContext } from '../../src/view/shell/site-context.ts';
import { createLeadHandler } from '../../supabase/functions/_shared/handler.ts';
import { keyedHash } from '../../supabase/functions/_shared/keyed-hash.ts';
import { renderMail } from '../../supabase/functions/_shared/mail.ts';
import type { Mail } from '../../supabase/functions/_shared/mail-types.ts';
import { exampleCompany as company } from './example-company.ts';
import { bodyOf, type Filling, formNames, valuesOf } from './lead-bodies.ts';
import { json, requestOf } from './requests.ts';
import { type TestDatabase, testDatabases } from './test-databases.ts';

/** What the sender of a lead sees in the place of its form. */
function receiptOf(sent: SentLead): string {
  const receipt = createElement(Receipt, sent);
  return renderToStaticMarkup(
    createElement(SiteContext, { value: { ...company, company: company.name } }, receipt),
  );
}

const forms = formNames.flatMap((form) =>
  (['smallest', 'largest'] satisfies Filling[]).map((filling) => ({ form, filling })),
);

const [embedded] = testDatabases;
let database: TestDatabase;

beforeAll(async () => {
  if (!embedded) throw new Error('There is no database to test with.');
  database = await embedded.open();
});
afterAll(() => database?.close());

describe.each(forms)('the $filling lead of the form $form', ({ form, filling }) => {
  const body = bodyOf(form, filling);
  const { formType, idempotencyKey, website: _, elapsedMs: __, ...sent } = body;
  let lead: ListedLead | undefined;

  it('is one that the form lets its visitor send', () => {
    expect(formErrors(fieldsOf(leadForms[form]), valuesOf(form, filling))).toEqual({});
  });

  it('is accepted and stored with every field', async () => {
    const handle = createLeadHandler({
      rpc: database.rpc,
      hash: keyedHash('secret'),
      allowedOrigins: [],
      ipLimit: 100,
      log: () => {},
      afterStore: () => {},
    });
    const answer = await handle(requestOf({ headers: json, body: JSON.stringify(body) }), '192.0.2.1');
    const { ok, id, error } = await answer.json();
    expect(error, idempotencyKey).toBeUndefined();
    expect(ok).toBe(true);
    for await (const each of listLeads(database.rpc)) if (each.id === id) lead = each;
    expect(lead).toMatchObject({ formType, email: sent.email, fields: sent, quarantined: false });
  });

  /** What is read of each value: its label, and in a select that of the option. */
  const words = Object.entries(leadFields).flatMap(([name, field]) => {
    const value = Object.entries(sent).find(([key]) => key === name)?.[1];
    if (!value) return [];
    const options: readonly { value: string; label: string }[] = 'options' in field ? field.options : [];
    return [field.label, options.find((option) => option.value === value)?.label ?? value];
  });
  const onOneLine = (text: string) => text.replace(/\s+/g, ' ');

  it('is mailed to the company with every field, and confirmed to its sender', () => {
    const [toCompany, toVisitor] = (['company', 'visitor'] as const).map((kind): Mail => {
      if (!lead) throw new Error('The lead is not stored.');
      return renderMail({ id: kind, kind, attempts: 1, hasVisitorMail: true, lead }, company);
    });
    expect(toCompany?.subject).toContain(leadKinds[formType].name);
    for (const text of words) expect(onOneLine(toCompany?.text ?? '')).toContain(onOneLine(text));
    expect(toVisitor?.to).toEqual([sent.email]);
  });

  it('is reported to its sender with every field', () => {
    const receipt = receiptOf({ form, values: sent });
    for (const text of words) expect(receipt).toContain(renderToStaticMarkup(text));
  });

  it('is listed with every field', () => {
    if (!lead) throw new Error('The lead is not stored.');
    const sheet = leadSheet(lead);
    expect(sheet).toContain(leadKinds[formType].name);
    for (const text of words) expect(onOneLine(sheet)).toContain(onOneLine(text));
    const [header = ''] = leadCsv([lead]).split('\r\n');
    expect(header.split(',')).toEqual(expect.arrayContaining(Object.keys(sent)));
  });
});

/** Each once: 'binnen 24 uur'. */
function promisedTimes(text: string): Set<string> {
  return new Set(
    text.replace(/\s+/g, ' ').match(/\b(?:binnen|vóór|over) \S+ (?:uur|minuten|werkdag|dag)\w*/g),
  );
}

it.each(formNames)('the sender of the form %s is told which mail comes, and by which reference', (form) => {
  const { formType, ...fields } = Object.fromEntries(
    Object.entries(bodyOf(form, 'smallest')).map(([name, value]) => [name, String(value)]),
  );
  const { email = '' } = fields;
  const lead = { id: crypto.randomUUID(), formType: formType ?? '', email, createdAt: '2026-11-25', fields };
  const item = { id: lead.id, kind: 'visitor', attempts: 1, hasVisitorMail: true, lead } as const;
  const { subject, text } = renderMail(item, company);
  const what = subject.startsWith('Je indicatieve leasevoorstel') ? 'het voorstel' : 'een bevestiging';
  const receipt = receiptOf({ form, values: fields, reference: leadReference(lead.id) });
  expect(receipt).toContain(`We mailen ${what} naar ${email}`);
  // Past the limit of a day none comes.
  expect(receipt).toMatch(/vandaag al vaker mail van ons/);
  expect(receipt).toContain('Niets gekregen?');
  expect(promisedTimes(`${leadForms[form].notices.sent.text} ${receipt}`)).toEqual(promisedTimes(text));
  const [, reference] = /Je referentie: +(\w+)/.exec(text) ?? [];
  expect(receipt).toContain(`Je referentie is <strong>${reference}</strong>`);
});

it('every kind of lead comes from a form', () => {
  const sending = new Set(Object.values(leadForms).map(({ formType }) => formType));
  expect(Object.keys(leadKinds).filter((type) => isFormType(type) && !sending.has(type))).toEqual([]);
});
