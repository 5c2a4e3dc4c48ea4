import { useSite } from './site-context.ts';

/** The company's address, as far as known. */
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
