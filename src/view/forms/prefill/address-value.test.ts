import { expect, it } from 'vitest';
import { valueInAddress } from './address-value.ts';

it.each([
  ['#zoek=mini+graver+%26+kraan', 'mini graver & kraan'],
  ['#zoek=50%25+korting', '50% korting'],
  ['#zoek%3Dmini%20graver', 'mini graver'],
  ['#%23zoek=graver', 'graver'],
  ['?a=b&amp;zoek=graver', 'graver'],
  ['?Zoek=Graver', 'Graver'],
  ['#zoek=graver?utm_source=mail', 'graver'],
  ['#zoek=wat+kost+dat%3F', 'wat kost dat?'],
  ['#zoek=%E0%A4%A', '\ufffd%A'],
  ['#zoek=++', ''],
  ['#zoeken=graver', ''],
  ['#formulier', ''],
  ['', ''],
])('in %j stands “%s”', (part, value) => {
  expect(valueInAddress(part, 'zoek')).toBe(value);
});
