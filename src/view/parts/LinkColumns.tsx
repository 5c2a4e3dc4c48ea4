import type { Link } from '../../shared/schema-types.ts';
import { Columns } from './LinkColumns.styles.ts';

/** Links in columns. */
export function LinkColumns({ links }: { links: Link[] }) {
  return (
    <Columns as="ul" role="list">
      {links.map(({ label, href }, index) => (
        <li key={index}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </Columns>
  );
}
