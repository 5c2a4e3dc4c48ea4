import { describe, expect, it } from 'vitest';
import { contactFields } from './contact-fields.ts';
import { emailError, formErrors, hasMissing, phoneAdvice, tradeNumberAdvice } from './rules.ts';

describe('the rules', () => {
  it.each(['naam@bedrijf.nl', 'a.b+c@sub.bedrijf.co.uk'])('take %s as an e-mail address', (value) =>
    expect(emailError(value)).toBeUndefined(),
  );
  it.each([
    'naam',
    'naam@',
    '@bedrijf.nl',
    'naam@bedrijf',
    'a@b@c.nl',
    'na am@bedrijf.nl',
    'naam@bedrijf..nl',
  ])('do not take %s as an e-mail address', (value) =>
    expect(emailError(value)).toBe('Vul een geldig e-mailadres in, bijvoorbeeld naam@bedrijf.nl.'),
  );
  it.each([
    '0261234567',
    '026-123 45 67',
    '+31 (0)6 12345678',
    '0031612345678',
    '+31612345678',
    '+49 30 1234567',
  ])('have nothing to say about the phone number %s', (value) => expect(phoneAdvice(value)).toBeUndefined());
  it.each(['12', '06123', 'bel maar'])('advise to look at the phone number %s', (value) =>
    expect(phoneAdvice(value)).toBeDefined(),
  );
  it.each(['01234567', '0123 4567'])('have nothing to say about the trade number %s', (value) =>
    expect(tradeNumberAdvice(value)).toBeUndefined(),
  );
  it('advise on a trade number that is too short', () => expect(tradeNumberAdvice('123')).toBeDefined());

  const fields = [contactFields.firstName, contactFields.email, contactFields.phone];
  it('name each wrong field, first one first, and let optional fields and advice pass', () => {
    const errors = formErrors(fields, { firstName: '', email: 'x', phone: '12' });
    expect(Object.keys(errors)).toEqual(['firstName', 'email']);
  });
  it('tell a missing field from a wrong one', () => {
    expect(hasMissing(fields, { firstName: 'Ada', email: 'x', phone: '' })).toBe(false);
    expect(hasMissing(fields, { firstName: 'Ada', email: '', phone: '' })).toBe(true);
  });
});
