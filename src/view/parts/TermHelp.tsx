import { useId } from 'react';
import type { GlossaryTerm } from '../../shared/schema-types.ts';
import { Explanation, HelpButton } from './TermHelp.styles.ts';

/** A button beside a term that opens its explanation in a native popover, so without script. */
export function TermHelp({ term: { title, text } }: { term: GlossaryTerm }) {
  const id = useId();
  return (
    <>
      <HelpButton type="button" popoverTarget={id} aria-label={`Uitleg: ${title}`} />
      <Explanation id={id} popover="auto">
        {text}
      </Explanation>
    </>
  );
}
