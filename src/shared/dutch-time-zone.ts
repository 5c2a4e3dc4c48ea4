/** By which the site counts days and hours, wherever it runs. */
export const dutchTimeZone = 'Europe/Amsterdam';
