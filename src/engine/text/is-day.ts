/** Whether a day, as `2027-03-01`, exists in the calendar: `2027-02-30` does not. */
export function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
