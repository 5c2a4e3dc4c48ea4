import type { ResolvedPageSearch } from '../../../shared/page/page.ts';
import { Groups, Names } from './PageSearch.styles.ts';

/** All pages that can be found, for visitors who would rather choose than type. */
export function PageGroups({ title, groups }: { title: string; groups: ResolvedPageSearch['groups'] }) {
  return (
    <Groups>
      <summary>{title}</summary>
      <Names role="list">
        {groups.map(({ page, below }) => (
          <li key={page.path}>
            <a href={page.path}>{page.label}</a>
            {below.length > 0 && (
              <Names role="list">
                {below.map(({ path, label }) => (
                  <li key={path}>
                    <a href={path}>{label}</a>
                  </li>
                ))}
              </Names>
            )}
          </li>
        ))}
      </Names>
    </Groups>
  );
}
