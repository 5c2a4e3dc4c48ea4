import { expect, it } from 'vitest';
import { fieldsOf, leadForms } from '../../shared/lead-forms.ts';
import { formErrors, hasMissing } from './validate-form.ts';

const fields = fieldsOf(leadForms.contact);
const person = { firstName: 'Ada', lastName: 'de Wit', email: 'x', message: 'Hallo' };

it('formErrors names each wrong field, first one first, and lets optional fields and warnings pass', () => {
  const errors = formErrors(fields, { ...person, firstName: '', phone: '12' });
  expect(Object.keys(errors)).toEqual(['firstName', 'email']);
});

it('formErrors says how much too long a text is', () => {
  const { message } = formErrors(fields, { ...person, message: 'a'.repeat(2001) });
  expect(message).toBe('Je tekst telt 2.001 tekens; er passen er 2.000. Kort de tekst in.');
});

it('hasMissing tells a missing field from a wrong one', () => {
  expect(hasMissing(fields, person)).toBe(false);
  expect(hasMissing(fields, { ...person, email: '' })).toBe(true);
});
