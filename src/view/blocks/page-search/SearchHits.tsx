import { counted } from '../../../shared/counted.ts';
import type { BlockOf } from '../../../shared/page.ts';
import { withQuestion } from '../../forms/asked-question.ts';
import { ArrowLink } from '../../parts/ArrowLink.tsx';
import { useSettled } from '../../parts/use-settled.ts';
import { Help, Hits, Status } from './PageSearch.styles.ts';
import type { Found } from './use-page-search.ts';

interface SearchHitsProps extends Pick<BlockOf<'page-search'>, 'help'> {
  /** Undefined while nothing is asked. */
  found: Found | undefined;
}

/** What was found; a status before it says how much, also to who does not see it. */
export function SearchHits({ found, help: { text, link } }: SearchHitsProps) {
  const settled = useSettled(found);
  return (
    <>
      <Status role="status">{settled && statusOf(settled)}</Status>
      <Hits role="list">
        {found?.hits?.map(({ path, title, description, page }) => (
          <li key={`${path} ${title}`}>
            <a href={path}>{title}</a>
            <span>{page === undefined ? description : `${page}: ${description}`}</span>
          </li>
        ))}
      </Hits>
      <Help>
        {text}{' '}
        <ArrowLink href={found ? withQuestion(link.href, found.query) : link.href}>{link.label}</ArrowLink>
      </Help>
    </>
  );
}

function statusOf({ query, hits }: Found): string {
  if (hits === undefined) return 'Zoeken lukt nu niet. Kijk of je verbinding hebt.';
  if (hits.length === 0) return `Niets gevonden voor “${query}”.`;
  const pages = hits.filter(({ page }) => page === undefined).length;
  const answers = hits.length - pages;
  const counts = [
    pages > 0 && counted(pages, 'pagina', 'pagina’s'),
    answers > 0 && counted(answers, 'antwoord', 'antwoorden'),
  ];
  return `${counts.filter(Boolean).join(' en ')} gevonden voor “${query}”:`;
}
