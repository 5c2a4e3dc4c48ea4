import { useEffect, useRef, useState } from 'react';
import { type OpeningTimes, openingStatus } from '../../../shared/site/opening-status.ts';
import { Status } from './ReachUs.styles.ts';

const minute = 60_000;

/** Whether somebody answers the telephone now, by the hours that stand after it; without script the hours say it. */
export function OpenNow() {
  const element = useRef<HTMLParagraphElement>(null);
  const [status, setStatus] = useState<string>();
  useEffect(() => {
    const update = (): void => setStatus(openingStatus(timesIn(element.current?.parentElement), new Date()));
    update();
    const timer = setInterval(update, minute);
    return () => clearInterval(timer);
  }, []);
  return (
    <Status ref={element} data-part="now">
      {status}
    </Status>
  );
}

/** From beside it, where the server wrote them for a program: a translator of the browser leaves attributes alone. */
function timesIn(surroundings: Element | null | undefined): OpeningTimes {
  const times = surroundings?.querySelector<HTMLElement>('[data-opening-times]')?.dataset.openingTimes;
  return times === undefined ? { lines: [], closedOn: [] } : JSON.parse(times);
}
