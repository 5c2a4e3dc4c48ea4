import { expect, it } from 'vitest';
import { defaultLeaseSettings } from '../../shared/lease/lease-settings.ts';
import { readAddress } from './address.ts';
import { equipmentCalculator } from './calculator-kind.ts';

const kind = equipmentCalculator(defaultLeaseSettings, ['mileage']);
const nearlyAlike = equipmentCalculator({ ...defaultLeaseSettings, vehicleMileages: ['50.000', '50.000+'] }, [
  'mileage',
]);

it.each([
  ['#vorm=fullservice', { leaseType: 'full-service' }],
  ['#vorm=Full%20Service%20Lease', { leaseType: 'full-service' }],
  ['#looptijd=60+maanden', { months: '60' }],
  ['#kilometers=50000 ', { mileage: '50000+' }],
  ['#vorm=saleleaseback', {}],
  ['#looptijd=61', {}],
  ['#kilometers=', {}],
])('%s chooses %j', (fragment, input) => {
  expect(readAddress(fragment, kind)?.input).toEqual(input);
});

it.each([
  ['50000', '50000'],
  ['50000%2B', '50000+'],
  ['50.000%2B', '50000+'],
])('#kilometers=%s chooses %s of two that differ by a sign', (written, mileage) => {
  expect(readAddress(`#kilometers=${written}`, nearlyAlike)?.input).toEqual({ mileage });
});
