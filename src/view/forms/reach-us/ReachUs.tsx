import { use } from 'react';
import type { OpeningTimes } from '../../../shared/site/opening-status.ts';
import { Prerendered } from '../../page/Prerendered.tsx';
import { PhoneLink } from '../../parts/PhoneLink.tsx';
import { SiteContext } from '../../shell/site-context.ts';
import { HoursList } from './HoursList.tsx';
import { Aside } from './ReachUs.styles.ts';

/** Telephone number and hours beside a form; on the first page the server's HTML, whose values the form does without. */
export function ReachUs() {
  const site = use(SiteContext);
  if (site === undefined || !('openingHours' in site)) return <Prerendered as="aside" />;
  const times: OpeningTimes = { lines: site.openingHours, closedOn: site.closedOn ?? [] };
  return (
    <Aside data-opening-times={JSON.stringify(times)}>
      <h3>Liever bellen?</h3>
      <PhoneLink phone={site.phone} />
      <HoursList />
    </Aside>
  );
}
