import type { ReactNode } from 'react';
import { MotionSample, Samples } from './Design.styles.ts';

/** The durations of transitions and animations; with reduced motion there are none. */
export function MotionTokens({ durations }: { durations: readonly number[] }): ReactNode {
  return (
    <>
      <p>
        De tijden die in de styles van de site staan. Wie in het besturingssysteem om minder beweging vraagt,
        ziet er geen.
      </p>
      <Samples role="list" data-beside="">
        {durations.map((seconds) => (
          <li key={seconds}>
            <MotionSample as="button" style={{ transition: `all ${seconds}s` }}>
              {seconds.toLocaleString('nl-NL')} s
            </MotionSample>
          </li>
        ))}
      </Samples>
    </>
  );
}
