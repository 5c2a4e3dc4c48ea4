import type { CalculatorSettings } from '../schema-types.ts';
import { effectiveRate } from './lease.ts';

/** What calculators, mails and the check calculate with. */
export type LeaseSettings = Required<Omit<CalculatorSettings, 'examples'>>;

/** An option of a select. */
export interface Option {
  value: string;
  label: string;
}

/** For what `_site.json` does not say. The rate is an assumption, not an offer. */
export const defaultLeaseSettings: LeaseSettings = {
  annualRate: 12,
  terms: [24, 36, 48, 60, 72],
  mileages: ['10.000', '15.000', '20.000', '25.000', '30.000'],
  vehicleMileages: ['15.000', '25.000', '35.000', '50.000+'],
  hardware: [
    { value: 'laptops', label: 'Laptops & computers' },
    { value: 'servers', label: 'Servers & storage' },
    { value: 'networking', label: 'Netwerk & communicatie' },
    { value: 'other', label: 'Overig' },
  ],
  disclaimer:
    'Deze berekening is bedoeld voor zakelijk gebruik en is geen aanbod. We rekenen met een rekenrente van {rate}% per jaar; dat is een aanname.',
};

/** The settings in the values of a site, with the default where one is absent or of another type. */
export function leaseSettings(site: object): LeaseSettings {
  const given = new Map(Object.entries(('calculator' in site && site.calculator) || {}));
  const pick = <Name extends keyof LeaseSettings>(
    name: Name,
    isValid: (value: unknown) => value is LeaseSettings[Name],
  ): LeaseSettings[Name] => {
    const value: unknown = given.get(name);
    return isValid(value) ? value : defaultLeaseSettings[name];
  };
  return {
    annualRate: pick('annualRate', isNumber),
    terms: pick('terms', listOf(isNumber)),
    mileages: pick('mileages', listOf(isText)),
    vehicleMileages: pick('vehicleMileages', listOf(isText)),
    hardware: pick('hardware', listOf(isOption)),
    disclaimer: pick('disclaimer', isText),
  };
}

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isText = (value: unknown): value is string => typeof value === 'string';

function isOption(value: unknown): value is Option {
  if (typeof value !== 'object' || value === null) return false;
  return 'value' in value && isText(value.value) && 'label' in value && isText(value.label);
}

function listOf<Item>(isItem: (value: unknown) => value is Item): (value: unknown) => value is Item[] {
  return (value): value is Item[] => Array.isArray(value) && value.length > 0 && value.every(isItem);
}

/** Only what differs from the defaults: it stands in every page. */
export function ownSettings(calculator: CalculatorSettings): CalculatorSettings {
  const defaults = new Map<string, unknown>(Object.entries(defaultLeaseSettings));
  const isOwn = ([name, value]: [string, unknown]): boolean =>
    defaults.has(name) && JSON.stringify(value) !== JSON.stringify(defaults.get(name));
  return Object.fromEntries(Object.entries(calculator).filter(isOwn));
}

/** The line below a calculator. */
export function disclaimerOf({ disclaimer, annualRate }: LeaseSettings): string {
  return disclaimer.replaceAll('{rate}', rateInWords(annualRate));
}

/** The term as people write it: `48 maanden`. */
export function termInWords(months: number): string {
  return `${months} maanden`;
}

/** The options of a term; the value of `48 maanden` is `48`. */
export function termOptions({ terms }: LeaseSettings): Option[] {
  return terms.map((months) => ({ value: String(months), label: termInWords(months) }));
}

/** What texts may use of the settings, by name in braces: `{terms} maanden`. */
export function leaseSiteValues(site: object): [name: string, value: string][] {
  if (!('calculator' in site)) return [];
  const { annualRate, terms, mileages } = leaseSettings(site);
  const kilometres = (mileage: string): number => Number(mileage.replace(/\D/g, ''));
  const ascending = [...mileages].sort((one, other) => kilometres(one) - kilometres(other));
  return [
    ['rate', rateInWords(annualRate)],
    ['effectiveRate', rateInWords(Math.round(effectiveRate(annualRate) * 100) / 100)],
    ['terms', terms.join(', ').replace(/, (?=\d+$)/, ' of ')],
    ['shortestTerm', String(Math.min(...terms))],
    ['longestTerm', String(Math.max(...terms))],
    ['fewestKilometres', ascending[0] ?? ''],
    ['mostKilometres', ascending.at(-1) ?? ''],
  ];
}

/** A yearly percentage as people write it: `9,5`. */
export function rateInWords(annualRate: number): string {
  return String(annualRate).replace('.', ',');
}

/** What stands beside amounts that rest on the rate: none is a promise. */
export function rateAssumption({ annualRate }: Pick<LeaseSettings, 'annualRate'>): string {
  return `Rekenrente ${rateInWords(annualRate)}% per jaar: een aanname.`;
}

/** The options of kilometres a year; the value of `15.000` is `15000`. */
export function mileageOptions(labels: readonly string[]): Option[] {
  return labels.map((label) => ({ value: label.replaceAll('.', ''), label }));
}

/** The options of kilometres a year in any calculator. */
export function allMileages({ mileages, vehicleMileages }: LeaseSettings): Option[] {
  return mileageOptions([...new Set([...mileages, ...vehicleMileages])]);
}
