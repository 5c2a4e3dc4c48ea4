import { useId } from 'react';
import type { GlossaryTerm } from '../../shared/schema-types.ts';
import { Explanation, HelpButton } from './TermHelp.styles.ts';

/** A term's help button with a native popover: no script needed. */
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
