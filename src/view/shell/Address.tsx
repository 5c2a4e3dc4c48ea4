import { useSite } from './site-context.ts';

/** Where the company is, as far as the site values say so. */
export function Address() {
  const { street, postalCode, city, country } = useSite();
  return (
    <address>
      {street && (
        <>
          {street}
          <br />
        </>
      )}
      {postalCode && `${postalCode} `}
      {city}
      <br />
      {country}
    </address>
  );
}
