import { allMileages, type LeaseSettings, type Option, termOptions } from '../lease/lease-settings.ts';
import { leaseTypeOptions } from '../lease/lease-types.ts';
import { namesOf } from '../names-of.ts';
import type { CalculationInput } from './calculation.ts';

/** Inputs that hold words; the term is a number, and chosen all the same. */
type ChosenInput = {
  [Name in keyof CalculationInput]-?: NonNullable<CalculationInput[Name]> extends string ? Name : never;
}[keyof CalculationInput];

/** From what some calculator of the site lets a visitor choose, of each input that is no amount. */
export const calculationChoices = {
  leaseType: () => leaseTypeOptions,
  months: termOptions,
  mileage: allMileages,
  hardware: ({ hardware }) => hardware,
} as const satisfies Record<ChosenInput | 'months', (settings: LeaseSettings) => readonly Option[]>;

export type ChoiceName = keyof typeof calculationChoices;

export const choiceNames = namesOf(calculationChoices);
