import { type LeadForm, leadForms } from '../../shared/leads/lead-forms.ts';
import { defaultLeaseSettings } from '../../shared/lease/lease-settings.ts';
import type { LiveType } from '../../view/blocks/live-registry.ts';
import { queryField } from '../../view/blocks/page-search/use-page-search.ts';
import {
  type CalculatorKind,
  equipmentCalculator,
  generalCalculator,
} from '../../view/calculator/calculator-kind.ts';
import { followUpLabels } from '../../view/calculator/follow-up-forms.ts';

/** What a visitor does: fills in the controls that are there, by their `name`, or presses the button with these words. */
type Act = { fill: Readonly<Record<string, string>> } | { press: string };

/** How the mocked lead service answers; `waiting` never does. */
export type ServiceOutcome = 'sent' | 'refused' | 'unreachable' | 'waiting';

/** A state that a live block comes in, as what a visitor does to get there. */
export interface LiveState {
  name: string;
  label: string;
  acts: readonly Act[];
  /** Absent when nothing is sent. */
  service?: ServiceOutcome;
}

const visitor: Act = {
  fill: {
    firstName: 'Sanne',
    lastName: 'de Vries',
    email: 'sanne@bedrijf.example',
    phone: '06 12345678',
    vehicleType: 'Bakwagen',
    message: 'Wat kost een bakwagen per maand?',
  },
};

const endings: readonly Omit<LiveState, 'acts'>[] = [
  { name: 'bezig', label: 'Bezig met verzenden', service: 'waiting' },
  { name: 'verzonden', label: 'Verzonden', service: 'sent' },
  { name: 'geweigerd', label: 'Geweigerd', service: 'refused' },
  { name: 'onbereikbaar', label: 'Onbereikbaar', service: 'unreachable' },
];

function formStates({ submitLabel }: LeadForm): LiveState[] {
  return [
    {
      name: 'fouten',
      label: 'Fouten',
      acts: [{ fill: { email: 'sanne', phone: '12' } }, { press: submitLabel }],
    },
    { name: 'ingevuld', label: 'Ingevuld', acts: [visitor] },
    ...endings.map((ending) => ({ ...ending, acts: [visitor, { press: submitLabel }] })),
  ];
}

function calculatorStates(
  { controlName, calculateLabel }: CalculatorKind,
  { submitLabel }: LeadForm,
): LiveState[] {
  const fill = {
    [controlName('price')]: '40.000',
    [controlName('leaseType')]: 'operational',
    [controlName('months')]: '48',
    [controlName('downPayment')]: '5.000',
  };
  const result: Act[] = [{ fill }, { press: calculateLabel }];
  const quote: Act[] = [...result, { press: followUpLabels.quote }];
  const submit: Act = { press: submitLabel };
  return [
    {
      name: 'fouten',
      label: 'Fouten',
      acts: [{ fill: { ...fill, [controlName('downPayment')]: '50.000' } }, { press: calculateLabel }],
    },
    { name: 'resultaat', label: 'Resultaat', acts: result },
    {
      name: 'gewijzigd',
      label: 'Invoer gewijzigd',
      acts: [...result, { fill: { [controlName('price')]: '45.000' } }],
    },
    { name: 'offerte', label: 'Offerte aanvragen', acts: quote },
    { name: 'offerte-fouten', label: 'Offerte met fouten', acts: [...quote, submit] },
    { name: 'voorstel', label: 'Voorstel', acts: [...result, { press: followUpLabels.indicative }] },
    ...endings.map((ending) => ({ ...ending, acts: [...quote, visitor, submit] })),
  ];
}

/** The states of each live block besides the one in which it begins. */
export const liveStates: Readonly<Record<LiveType, readonly LiveState[]>> = {
  'contact-form': formStates(leadForms.contact),
  'insurance-form': formStates(leadForms.insurance),
  'lease-calculator': calculatorStates(generalCalculator(defaultLeaseSettings), leadForms.generalQuote),
  // Ticked boxes are the visitor's own.
  'document-checklist': [],
  'equipment-calculator': calculatorStates(
    equipmentCalculator(defaultLeaseSettings),
    leadForms.equipmentQuote,
  ),
  'page-search': [
    { name: 'gevonden', label: 'Gevonden', acts: [{ fill: { [queryField]: 'shovel' } }] },
    { name: 'niets', label: 'Niets gevonden', acts: [{ fill: { [queryField]: 'luchtballon' } }] },
  ],
};

/** The states of a type of block; none for a static one. */
export function statesOf(type: string): readonly LiveState[] {
  return Object.entries(liveStates).find(([name]) => name === type)?.[1] ?? [];
}
