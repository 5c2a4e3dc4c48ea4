import { useSite } from '../../shell/site-context.ts';
import { Hours } from './HoursList.styles.ts';

/** When the company can be reached. */
export function HoursList() {
  const { openingHours } = useSite();
  return (
    <Hours>
      {openingHours.map(({ days, hours }) => (
        <div key={`${days} ${hours}`}>
          <dt>{days}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </Hours>
  );
}
