import { expect, it } from 'vitest';
import { fieldsOf, leadForms } from '../../../shared/leads/lead-forms.ts';
import { formErrors, formQuestions, hasMissing } from './validate-form.ts';

const fields = fieldsOf(leadForms.contact);
const person = { firstName: 'Ada', lastName: 'de Wit', email: 'x', message: 'Hallo' };

it('formErrors names each wrong field, first one first, and lets optional fields and warnings pass', () => {
  const errors = formErrors(fields, { ...person, firstName: '', phone: '12' });
  expect(Object.keys(errors)).toEqual(['firstName', 'email']);
});

it('formErrors says which text is how much too long, also in a list of what is wrong', () => {
  const { firstName, message } = formErrors(fields, {
    ...person,
    firstName: 'a'.repeat(201),
    message: 'a'.repeat(2001),
  });
  expect(firstName).toBe('Bij “Voornaam” staan 201 tekens; er passen er 200. Kort de tekst in.');
  expect(message).toBe('Bij “Bericht” staan 2.001 tekens; er passen er 2.000. Kort de tekst in.');
});

const mistyped = { ...person, email: 'ada@gmial.com', phone: '12' };
const question = { email: 'Bedoel je ada@gmail.com? Zo niet, verstuur dan nog een keer.' };

it.each([
  ['about an address that is probably mistyped', { values: mistyped, asked: {} }, question],
  ['about another one', { values: mistyped, asked: { email: 'ada@hotmial.com' } }, question],
  ['nothing about the one that it asked about', { values: mistyped, asked: mistyped }, {}],
  ['nothing about an address like any other', { values: person, asked: {} }, {}],
])('formQuestions asks %s', (_what, given, asks) => {
  expect(formQuestions(fields, given)).toEqual(asks);
});

it('hasMissing distinguishes a missing field from a wrong one', () => {
  expect(hasMissing(fields, person)).toBe(false);
  expect(hasMissing(fields, { ...person, email: '' })).toBe(true);
});
