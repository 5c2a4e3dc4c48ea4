import { Checked } from './TextSection.styles.ts';

const dutchDate = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** When the text was last held against the facts; `date` is an ISO date such as `2026-11-01`. */
export function CheckedOn({ date }: { date: string }) {
  return (
    <Checked>
      Laatst gecontroleerd op <time dateTime={date}>{dutchDate.format(new Date(date))}</time>
    </Checked>
  );
}
