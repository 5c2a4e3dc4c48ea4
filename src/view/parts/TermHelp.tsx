import { useId } from 'react';
import type { GlossaryTerm } from '../../shared/schema-types.ts';
import { Explanation, HelpButton } from './TermHelp.styles.ts';

/**
 * A button beside a word that opens its explanation: a popover of the browser itself, which works without script,
 * closes on Escape and on a press outside, and leaves the focus on the button.
 */
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
