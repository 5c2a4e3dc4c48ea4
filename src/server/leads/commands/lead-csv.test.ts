import { expect, it } from 'vitest';
import { leadFieldNames } from '../../../shared/leads/lead-fields.ts';
import type { ListedLead } from '../admin/listed-lead.ts';
import { leadCsv } from './lead-csv.ts';
import { leadSheet } from './lead-sheet.ts';
import { leadTable } from './lead-table.ts';

function lead(fields: Record<string, string>): ListedLead {
  return {
    id: '45c932c6-199f-410f-8d5d-d394261ee609',
    formType: 'contact',
    email: 'jan@bedrijf.nl',
    createdAt: '2026-11-21T17:08:02.709Z',
    notes: [],
    purgeAfter: '2027-11-21T17:08:02.709Z',
    fields,
    quarantined: false,
    mails: [
      { id: 'a', kind: 'company', status: 'dead', attempts: 20, lastError: 'Connection refused' },
      { id: 'b', kind: 'visitor', status: 'pending', attempts: 2, nextAttemptAt: '2026-11-21T17:10:00.000Z' },
    ],
  };
}

it.each([
  ['=1+1', "'=1+1"],
  ['  +31 6 12345678', "  '+31 6 12345678"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['a;=1+1', "a;'=1+1"],
  ['a","=1+1', `a"",""'=1+1`],
  ['x;"=HYPERLINK(A1);y', `x;""'=HYPERLINK(A1);y`],
  ['"\t=1+1', `""\t'=1+1`],
  ['x|=1+1', "x|'=1+1"],
  ['a\n=1+1', "a\n'=1+1"],
  ['a\t=1+1', "a\t'=1+1"],
])('%j is no formula in a spreadsheet', (text, expected) => {
  const csv = leadCsv([lead({ message: text })]);
  expect(csv).toContain(`"${expected}"`);
});

it.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty'])(
  'a field that one lead calls %s is empty for the others',
  (name) => {
    const rows = leadCsv([lead({ [name]: 'x' }), lead({})]).split('\r\n');
    expect(rows[1]).toContain(',x,"mislukt');
    expect(rows[2]).toContain(',,"mislukt');
  },
);

it.each(['id', 'doneAt'])('a column that is ours stays the only one called %s', (name) => {
  const [header = ''] = leadCsv([lead({ [name]: 'x' })]).split('\r\n');
  expect(header.split(',').filter((column) => column === name)).toHaveLength(1);
  expect(header).toContain(`,fields.${name},`);
});

it('quotes what needs it, and adds columns for fields that only some leads have', () => {
  const csv = leadCsv([lead({ firstName: 'Jan "de" V', extra: 'x' }), lead({ firstName: 'Zoë' })]);
  const [header, first, second, end] = csv.split('\r\n');
  const fields = leadFieldNames.filter((name) => name !== 'email').join(',');
  expect(header).toBe(`id,createdAt,formType,email,${fields},extra,mails,purgeAfter,doneAt,notes`);
  expect(first).toContain('"Jan ""de"" V"');
  expect(first).toContain(',x,');
  expect(second).toContain('Zoë');
  expect(end).toBe('');
});

it('says what was done about a lead', () => {
  const notes = [
    { at: '2026-11-22T09:00:00.000Z', text: 'Gebeld' },
    { at: '2026-11-23T09:00:00.000Z', text: '=1+1' },
  ];
  const csv = leadCsv([{ ...lead({}), notes, doneAt: '2026-11-23T10:00:00.000Z' }]);
  expect(csv).toContain(
    '2026-11-23T10:00:00.000Z,"2026-11-22T09:00:00.000Z: Gebeld\n2026-11-23T09:00:00.000Z: =1+1"\r\n',
  );
});

it('shows leads as a table that fits its columns and obeys no control characters', () => {
  const table = leadTable([lead({ firstName: 'Jan\u001b[31m', company: 'B'.repeat(80) })]);
  expect(table).toContain('Jan [31m, BBB');
  expect(table).toContain('mislukt / wacht (2×)');
  expect(table).toMatch(/Referentie\n.*45C932C6\n\n1 aanvraag\./);
  expect(leadTable([])).toBe('Er zijn geen aanvragen.');
});

it('marks in the table which leads still wait for somebody', () => {
  const notes = [{ at: '2026-11-22T09:00:00.000Z', text: 'Gebeld' }];
  const doneAt = '2026-11-23T10:00:00.000Z';
  const table = leadTable([lead({}), { ...lead({}), notes }, { ...lead({}), notes, doneAt }]);
  expect(table).toMatch(
    /Stand +Referentie\n.* open +45C932C6\n.* genoteerd +45C932C6\n.* afgehandeld +45C932C6\n/,
  );
});

it('shows all of one lead', () => {
  const sheet = leadSheet(lead({ firstName: 'Jan', message: 'Hallo\nDaar' }));
  expect(sheet).toMatch(/Contactbericht\n\nReferentie +45C932C6\nNummer +45c932c6-/);
  expect(sheet).toMatch(/Mail aan het bedrijf +mislukt: Connection refused/);
  expect(sheet).toMatch(/Bericht\nHallo\nDaar$/);
});

it.each([
  [['company', 'visitor'], 'wacht (2×), volgende poging'],
  [['company'], 'geen: er gingen in 24 uur al genoeg mails naar dit adres'],
])('says of the mails to %j what became of that to the sender', (kinds, expected) => {
  const { mails, ...rest } = lead({});
  const sheet = leadSheet({ ...rest, mails: mails.filter(({ kind }) => kinds.includes(kind)) });
  const [, mailWords] = /^Mail aan de aanvrager +(.*)/m.exec(sheet) ?? [];
  expect(mailWords).toContain(expected);
});
