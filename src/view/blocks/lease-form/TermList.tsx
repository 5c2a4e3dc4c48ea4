import type { GlossaryTerm } from '../../../shared/schema-types.ts';
import { TermHelp } from '../../parts/TermHelp.tsx';
import { TermItems, Terms } from './LeaseForm.styles.ts';

/** Words of a lease form that can be explained. */
export function TermList({ terms }: { terms: GlossaryTerm[] }) {
  return (
    <Terms>
      <h3>Begrippen</h3>
      <TermItems role="list">
        {terms.map((term) => (
          <li key={term.title}>
            {term.title}
            <TermHelp term={term} />
          </li>
        ))}
      </TermItems>
    </Terms>
  );
}
