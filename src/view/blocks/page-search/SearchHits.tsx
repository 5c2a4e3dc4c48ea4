import type { BlockOf } from '../../../shared/page/page.ts';
import { counted } from '../../../shared/text/counted.ts';
import { withQuestion } from '../../forms/prefill/asked-question.ts';
import { ArrowLink } from '../../parts/ArrowLink.tsx';
import { RichTextView } from '../../parts/RichTextView.tsx';
import { useDebounced } from '../../parts/use-debounced.ts';
import { VisuallyHidden } from '../../parts/VisuallyHidden.styles.ts';
import { Count, Help, Hits } from './PageSearch.styles.ts';
import type { Found } from './use-page-search.ts';

interface SearchHitsProps extends Pick<BlockOf<'page-search'>, 'help'> {
  /** Undefined while nothing is asked. */
  found: Found | undefined;
}

/** The results, below a line that counts them; screen readers announce that line once the visitor stops typing. */
export function SearchHits({ found, help: { text, link } }: SearchHitsProps) {
  const settled = useDebounced(found);
  const hits = found?.hits ?? [];
  // With the list, which would move when its line came later; that nothing was found waits.
  const isShown = found === settled || hits.length > 0;
  return (
    <>
      <VisuallyHidden role="status">{settled && statusOf(settled)}</VisuallyHidden>
      <Count aria-hidden>{isShown && found && statusOf(found)}</Count>
      {hits.length > 0 && (
        <Hits role="list">
          {hits.map(({ path, title, description, page }) => (
            <li key={`${path} ${title}`}>
              <a href={path}>{title}</a>
              <span>
                <RichTextView text={page === undefined ? description : `${page}: ${description}`} />
              </span>
            </li>
          ))}
        </Hits>
      )}
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
