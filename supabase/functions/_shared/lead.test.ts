import { describe, expect, it } from 'vitest';
import { leadFieldNames, leadFields } from '../../../src/shared/leads/lead-fields.ts';
import { readLead } from './lead.ts';

const person = { firstName: 'Jan', lastName: 'de Vries', email: 'jan@bedrijf.nl' };
const contact = { ...person, message: 'Hallo', formType: 'contact', elapsedMs: 20_000 };
const long = (length: number) => 'ü'.repeat(length);

function fieldsOf(body: unknown): Record<string, string> {
  const read = readLead(body);
  if ('fields' in read) throw new Error(JSON.stringify(read.fields));
  return read.lead.fields;
}

function problemsOf(body: unknown): string[] {
  const read = readLead(body);
  return 'fields' in read ? Object.keys(read.fields) : [];
}

describe('what is taken', () => {
  it('also without the extras, and with empty ones', () => {
    const { elapsedMs: _, ...bare } = contact;
    expect(problemsOf(bare)).toEqual([]);
    expect(problemsOf({ ...contact, idempotencyKey: '', website: '' })).toEqual([]);
  });

  it.each(["o'neil+lease@sub.bedrijf.nl", 'jan@bücher.nl', 'josé@voorbeeld.nl', 'JAN@BEDRIJF.NL'])(
    'takes the address %s',
    (email) => expect(fieldsOf({ ...contact, email }).email).toBe(email),
  );
});

describe('texts are cleaned', () => {
  it.each([
    ['spaces around it', { firstName: '  Jan ' }, { firstName: 'Jan' }],
    ['a pasted tab in a line', { firstName: 'Jan\tPiet' }, { firstName: 'Jan Piet' }],
    ['an accent in two characters', { firstName: 'Zoe\u0308' }, { firstName: 'Zoë' }],
    ['invisible characters', { firstName: '\u200bJa\u00adn\u202e\ufeff' }, { firstName: 'Jan' }],
    ['line ends of other programs', { message: 'a\r\nb\rc\u2028d\u000be' }, { message: 'a\nb\nc\nd\ne' }],
    ['markup, which is only text', { firstName: '<b onclick="x">' }, { firstName: '<b onclick="x">' }],
    ['an optional field that is null', { company: null }, { company: '' }],
    ['extra fields of other kinds', { extra: 12, other: true }, { extra: '12', other: 'true' }],
    ['names that objects have', { constructor: 'a', toString: 'b' }, { constructor: 'a', toString: 'b' }],
  ])('%s', (_name, sent, stored) => {
    expect(fieldsOf({ ...contact, ...sent })).toMatchObject(stored);
  });
});

/** So many fields that no form has. */
function extras(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`extra${index}`, 'x']));
}

it('takes as many extra fields as it says', () => {
  expect(fieldsOf({ ...contact, ...extras(40) })).toMatchObject(extras(40));
});

describe('what is wrong is said by field', () => {
  it.each<[string, unknown, string[]]>([
    ['no object', 'text', ['body']],
    ['null', null, ['body']],
    ['a list', [contact], ['body']],
    ['an empty object', {}, ['formType']],
    ['an unknown form', { ...contact, formType: 'nieuwsbrief' }, ['formType']],
    ['a form that is no text', { ...contact, formType: ['contact'] }, ['formType']],
    ['missing fields', { formType: 'contact' }, ['firstName', 'lastName', 'email', 'message']],
    ['empty fields', { ...contact, firstName: ' ', email: '\u200b' }, ['firstName', 'email']],
    ['an indicative proposal without address', { formType: 'indicative' }, ['email']],
    [
      'a wrong kind',
      { ...contact, firstName: 1, lastName: {}, message: ['x'] },
      ['firstName', 'lastName', 'message'],
    ],
    ['nesting', { ...contact, extra: { deep: { deeper: 1 } } }, ['extra']],
    ['too long a name', { ...contact, firstName: long(201) }, ['firstName']],
    ['too long a message', { ...contact, message: long(5001) }, ['message']],
    ['too long an address', { ...contact, email: `${'a'.repeat(250)}@b.nl` }, ['email']],
    ['too long an extra field', { ...contact, extra: long(301) }, ['extra']],
    ['too many extra fields', { ...contact, ...extras(41) }, ['body']],
    ['an odd name', { ...contact, 'X-Header: a': 'b' }, ['X-Header: a']],
    [
      'a name that changes objects',
      JSON.parse('{"__proto__":"x","formType":"indicative","email":"a@b.nl"}'),
      ['__proto__'],
    ],
    ['a time that is no number', { ...contact, elapsedMs: '9000' }, ['elapsedMs']],
    ['a key with a line end', { ...contact, idempotencyKey: 'a\nb' }, ['idempotencyKey']],
    ['half a character', { ...contact, message: 'a\ud800b' }, ['message']],
  ])('%s', (_name, body, names) => {
    expect(problemsOf(body)).toEqual(names);
  });

  const oneLine = leadFieldNames.filter((name) => leadFields[name].control !== 'textarea');
  it.each([...oneLine, 'extra'])('a line end or control character in %s is refused', (name) => {
    for (const text of [
      'a\r\nBcc: x@y.nl',
      'a\nb',
      'a\rb',
      'a\u0000b',
      'a\u001bb',
      'a\u0085b',
      'a\u2028b',
      'a\u2029b',
    ]) {
      expect(problemsOf({ ...contact, [name]: text })).toEqual([name]);
    }
  });

  it.each([
    'jan',
    'jan@',
    '@bedrijf.nl',
    'jan@bedrijf',
    'a@b@c.nl',
    'jan <a@b.nl>',
    'a@b.nl,c',
    '"a"@b.nl',
    'a b@c.nl',
    'a@127.0.0.1',
  ])('the address %s is refused', (email) => expect(problemsOf({ ...contact, email })).toEqual(['email']));
});

describe('robots', () => {
  it.each([
    [{ website: 'https://x.example' }, true],
    [{ elapsedMs: 2499 }, true],
    [{ elapsedMs: -1 }, true],
    [{ elapsedMs: 2500 }, false],
    [{ website: ' ' }, false],
  ])('%j is suspicious: %s', (more, suspicious) => {
    expect(readLead({ ...contact, ...more })).toMatchObject({ lead: { suspicious } });
  });
});
