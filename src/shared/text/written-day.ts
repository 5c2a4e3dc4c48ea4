import { isoDay } from './iso-day.ts';

const dayForms: readonly RegExp[] = [
  /^(?<day>\d{1,2})[-/. ](?<month>\d{1,2}|[a-z]+)[-/. ](?<year>\d{4})$/i,
  /^(?<year>\d{4})[-/. ](?<month>\d{1,2})[-/. ](?<day>\d{1,2})$/,
];

/** A day as Dutch people write it, or with the year first, as `YYYY-MM-DD`, real or not; empty when it is none. */
export function writtenDay(value: string): string {
  const {
    day = '',
    month = '',
    year = '',
  } = dayForms.map((form) => form.exec(value.trim())?.groups).find((found) => found !== undefined) ?? {};
  return isoDay({ year, month, day });
}
