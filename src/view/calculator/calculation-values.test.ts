import { expect, it } from 'vitest';
import { calculationValues } from './calculation-values.ts';

const financial = {
  configuration: {
    price: 40000,
    downPayment: 4000,
    months: 48,
    leaseType: 'financial',
    finalPayment: 8000,
    annualRate: 12,
  },
  monthlyAmount: 817,
} as const;
const operational = {
  configuration: {
    price: 35499.5,
    downPayment: 0,
    months: 60,
    leaseType: 'fullservice',
    mileage: '15.000',
    annualRate: 12,
  },
  monthlyAmount: 790,
} as const;
const hardware = {
  configuration: {
    price: 10000,
    downPayment: 0,
    months: 36,
    hardware: 'Laptops & computers',
    annualRate: 12,
  },
  monthlyAmount: 332,
} as const;
const person = { firstName: 'Ada', lastName: 'de Wit', email: 'ada@bedrijf.nl' };

it('makes the quote request of the general calculator', () => {
  expect(
    calculationValues(
      { form: 'generalQuote', calculation: financial },
      { ...person, company: '', vehicleType: 'Bakwagen' },
    ),
  ).toEqual({
    ...person,
    company: '',
    subject: 'Offerte aanvraag via lease calculator',
    message: `Aanschafwaarde: € 40.000
Leasevorm: Financial Lease
Looptijd: 48 maanden
Voertuigtype: Bakwagen
Aanbetaling: € 4.000
Slottermijn: € 8.000
Indicatief maandbedrag: € 817 excl. btw`,
  });
});

it('makes the indicative proposal of the general calculator', () => {
  expect(
    calculationValues({ form: 'generalIndicative', calculation: operational }, { email: person.email }),
  ).toEqual({
    email: 'ada@bedrijf.nl',
    subject: 'Indicatief lease voorstel',
    message: `Aanschafwaarde: € 35.499,50
Leasevorm: Full Service Lease
Looptijd: 60 maanden
Aanbetaling: € 0
Kilometers per jaar: 15.000
Indicatief maandbedrag: € 790 excl. btw`,
  });
});

it("makes the quote request of an equipment page, with the visitor's own words", () => {
  const values = { ...person, phone: '', company: 'Wit BV', message: 'Graag snel.\nDank!' };
  expect(
    calculationValues(
      { form: 'equipmentQuote', calculation: financial, equipmentName: 'Minigraver' },
      values,
    ),
  ).toEqual({
    ...person,
    phone: '',
    company: 'Wit BV',
    message: `Aanschafwaarde: € 40.000
Leasevorm: Financial Lease
Looptijd: 48 maanden
Materieel: Minigraver
Aanbetaling: € 4.000
Slottermijn: € 8.000
Indicatief maandbedrag: € 817 excl. btw

Bericht:
Graag snel.
Dank!`,
  });
});

it('makes the indicative proposal of an equipment page', () => {
  expect(
    calculationValues(
      { form: 'equipmentIndicative', calculation: hardware, equipmentName: 'IT-hardware' },
      { email: person.email },
    ),
  ).toEqual({
    email: 'ada@bedrijf.nl',
    subject: 'Indicatief lease voorstel - IT-hardware',
    message: `Aanschafwaarde: € 10.000
Leasevorm: nog niet gekozen
Looptijd: 36 maanden
Materieel: IT-hardware
Aanbetaling: € 0
Type hardware: Laptops & computers
Indicatief maandbedrag: € 332 excl. btw`,
  });
});
