import type { ReactNode } from 'react';
import { editorOfPlace } from '../../../shared/authors/studio-addresses.ts';
import { counted } from '../../../shared/text/counted.ts';
import { ProblemSummary } from '../parts/Editor.styles.ts';
import { useLeave } from '../parts/use-leave.ts';
import { useOpenEditor } from '../store/editor-context.ts';

/** Lists where an author may want to name this page too. */
export function Unlisted(): ReactNode {
  const { unlisted } = useOpenEditor().screen;
  const leave = useLeave();
  if (unlisted.length === 0) return null;
  return (
    <ProblemSummary>
      <details open>
        <summary>
          Deze pagina ontbreekt nog in {counted(unlisted.length, 'lijst', 'lijsten')} met vergelijkbare
          pagina’s
        </summary>
        <ul aria-label="Lijsten zonder deze pagina">
          {unlisted.map((place) => (
            <li key={`${place.file} ${place.pointer}`}>
              <a href={editorOfPlace(place)} onClick={leave}>
                {place.label}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </ProblemSummary>
  );
}
