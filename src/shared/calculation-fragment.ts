import type { Configuration } from './calculation.ts';
import { generalMileages, hardwareTypes, vehicleMileages } from './calculator-options.ts';

/**
 * A calculation as the fragment of an address, `#prijs=62500&vorm=financial&looptijd=60`: it never reaches a server. Holds
 * amounts and choices only; what was left empty is left out.
 */
export function calculationFragment(configuration: Configuration): string {
  const { price, leaseType, months, downPayment, finalPayment, mileage, hardware } = configuration;
  const parts = {
    prijs: price,
    vorm: leaseType,
    looptijd: months,
    aanbetaling: downPayment,
    slottermijn: finalPayment,
    kilometers: optionValue(mileage, [...generalMileages, ...vehicleMileages]),
    hardware: optionValue(hardware, hardwareTypes),
  };
  const known = Object.entries(parts).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return `#${known.join('&')}`;
}

function optionValue(label: string | undefined, options: readonly { value: string; label: string }[]) {
  return options.find((option) => option.label === label)?.value;
}
