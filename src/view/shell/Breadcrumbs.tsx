import type { Crumb } from '../../shared/page/page.ts';
import { Container } from '../parts/Container.styles.ts';
import { CrumbList } from './Breadcrumbs.styles.ts';
import { hasParent } from './has-parent.ts';

/** Nothing on a page without a parent. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  if (!hasParent(crumbs)) return null;
  const here = crumbs.at(-1);
  return (
    <Container as="nav" aria-label="Kruimelpad" data-print="no">
      <CrumbList>
        {crumbs.map((crumb) => (
          <li key={crumb.path}>{crumb === here ? crumb.label : <a href={crumb.path}>{crumb.label}</a>}</li>
        ))}
      </CrumbList>
    </Container>
  );
}
