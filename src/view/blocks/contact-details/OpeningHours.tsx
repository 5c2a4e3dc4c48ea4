import { useSite } from '../../shell/site-context.ts';
import { DetailCard, Hours } from './ContactDetails.styles.ts';

/** When the company can be reached. */
export function OpeningHours() {
  const { openingHours } = useSite();
  return (
    <DetailCard>
      <h3>Openingstijden</h3>
      <Hours>
        {openingHours.map(({ days, hours }, index) => (
          <div key={index}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </Hours>
    </DetailCard>
  );
}
