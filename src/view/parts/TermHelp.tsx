import { useId } from 'react';
import type { GlossaryTerm } from '../../shared/schema-types.ts';
import { Explanation, HelpButton } from './TermHelp.styles.ts';

/** A term's help button with a native popover: no script needed. */
export function TermHelp({ term: { title, text } }: { term: GlossaryTerm }) {
  const id = useId();
  return (
    <>
      {/* Of no form: in Safari before 18.2 a button of a form opens no popover. */}
      <HelpButton type="button" form="" popoverTarget={id} aria-label={`Uitleg: ${title}`} />
      <Explanation id={id} popover="auto">
        {text}
      </Explanation>
    </>
  );
}
