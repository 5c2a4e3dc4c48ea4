import type { ReactNode } from 'react';
import type { EditorProblem } from '../../../shared/authors/editor.ts';
import { problemKey } from '../../../shared/authors/problem-key.ts';
import { isError } from '../../../shared/authors/severity.ts';
import { severityWords } from '../../../shared/authors/severity-words.ts';
import { editorOfPlace } from '../../../shared/authors/studio-addresses.ts';
import { capitalised } from '../../../shared/text/capitalised.ts';
import { counted } from '../../../shared/text/counted.ts';
import { ProblemSummary } from '../parts/Editor.styles.ts';
import { useLeave } from '../parts/use-leave.ts';
import { useEditor, useOpenEditor } from '../store/editor-context.ts';
import { sectionOf, sectionsOf } from '../store/sections.ts';
import { listedProblems } from './distinct-problems.ts';
import { FixButton } from './FixButton.tsx';
import { labelsTo } from './place-labels.ts';
import { problemsInWords } from './problems-in-words.ts';
import { UnknownWordButtons } from './UnknownWordButtons.tsx';
import { useFormWords } from './use-form-words.ts';

/** How many problems there are, each with the way to its control. */
export function ProblemList(): ReactNode {
  const { screen } = useOpenEditor();
  const { file, path } = screen.document;
  const folder = file.slice(0, -path.length);
  const inFormWords = useFormWords();
  const problems = useEditor((state) => state.problems);
  const find = useEditor((state) => state.find);
  const value = useEditor((state) => state.value);
  const sections = sectionsOf(value, screen);
  /** As the forms call it; code that cannot be read has no form. */
  function placeOf({ pointer }: EditorProblem): string {
    const section = sections.find((each) => each.pointer === sectionOf(pointer));
    if (value === undefined || section === undefined) return '';
    const labels = labelsTo(pointer, section);
    // A document of one part needs no name for it.
    const place = sections.length === 1 ? labels : [`“${section.label}”`, ...labels];
    return place.length === 0 ? '' : ` bij ${place.join(' → ')}`;
  }

  const listed = listedProblems(
    problems ?? [],
    (problem) => problem.file === file && problem.rule !== 'json-syntax',
  );
  const own = listed.filter(({ problem }) => problem.file === file);
  const elsewhere = listed.filter(({ problem }) => problem.file !== file);
  /** An error on any page prevents handing in. */
  const isBlocked = elsewhere.some(({ problem }) => isError(problem));
  return (
    <ProblemSummary>
      <p role="status">
        {problems === undefined
          ? 'Bezig met controleren …'
          : problemsInWords(own.map(({ problem }) => problem))}
      </p>
      {problems && own.length === 0 && !isBlocked && (
        <p>Klaar met schrijven? Kies “Bewaar” en daarna “Lever in”.</p>
      )}
      <ul aria-label="Problemen op deze pagina">
        {own.map(({ problem, others }) => (
          <li key={problemKey(problem)}>
            <button type="button" onClick={() => find(problem)}>
              {capitalised(severityWords[problem.severity])}
              {placeOf(problem)}: {inFormWords(problem).message}
              {alsoThere(others)}
            </button>
            <FixButton problem={problem} />
            <UnknownWordButtons problem={problem} />
          </li>
        ))}
      </ul>
      {elsewhere.length > 0 && (
        <details open={isBlocked || undefined}>
          <summary>Elders: {problemsInWords(elsewhere.map(({ problem }) => problem))}</summary>
          <ul aria-label="Problemen op andere pagina’s">
            {elsewhere.map(({ problem, others }) => (
              <li key={problemKey(problem)}>
                <Elsewhere problem={problem} folder={folder}>
                  {problem.file.slice(folder.length)}: {inFormWords(problem).message}
                  {alsoThere(others)}
                </Elsewhere>
              </li>
            ))}
          </ul>
        </details>
      )}
    </ProblemSummary>
  );
}

interface ElsewhereProps {
  problem: EditorProblem;
  /** That of the pages, as messages name files in it. */
  folder: string;
  children: ReactNode;
}

/** Leads to the editor of another document; the list of words is none, and one that the site lacks is not there. */
function Elsewhere({ problem: { file, pointer }, folder, children }: ElsewhereProps): ReactNode {
  const { targets, others } = useOpenEditor().screen;
  const leave = useLeave();
  const path = file.slice(folder.length);
  const isDocument =
    targets.some((page) => page.file === file) || others.some((other) => other.path === path);
  if (!isDocument) return <span>{children}</span>;
  return (
    <a href={editorOfPlace({ file: path, pointer })} onClick={leave}>
      {children}
    </a>
  );
}

function alsoThere(others: number): string {
  return others === 0 ? '' : ` Ook op ${counted(others, 'andere plek', 'andere plekken')}.`;
}
