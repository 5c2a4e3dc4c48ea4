import { useEffect, useRef, useState } from 'react';
import { openingStatus } from '../../../shared/opening-status.ts';
import type { HoursLine } from '../../../shared/opening-status-lines.ts';
import { Status } from './ReachUs.styles.ts';

const minute = 60_000;

/** Whether somebody answers the telephone now, by the hours that stand after it; without script the hours say it. */
export function OpenNow() {
  const element = useRef<HTMLParagraphElement>(null);
  const [status, setStatus] = useState<string>();
  useEffect(() => {
    const tell = (): void => setStatus(openingStatus(hoursIn(element.current?.parentElement), new Date()));
    tell();
    const timer = setInterval(tell, minute);
    return () => clearInterval(timer);
  }, []);
  return (
    <Status ref={element} data-part="now">
      {status}
    </Status>
  );
}

/** Read where they stand: the first page comes without the values of the site. */
function hoursIn(surroundings: Element | null | undefined): { lines: HoursLine[]; closedOn: string[] } {
  const list = surroundings?.querySelector<HTMLElement>('[data-closed-on]');
  const lines = [...(list?.children ?? [])].map(({ firstElementChild, lastElementChild }) => ({
    days: firstElementChild?.textContent ?? '',
    hours: lastElementChild?.textContent ?? '',
  }));
  return { lines, closedOn: list?.dataset.closedOn?.split(' ') ?? [] };
}
