import type { ReactNode } from 'react';
import type { ReportedDiagnostic } from '../../shared/authors/reported-diagnostic.ts';
import { severityWords } from '../../shared/authors/severity-words.ts';
import { EditorLink } from '../shell/EditorLink.tsx';
import { StudioCode } from '../shell/Studio.styles.ts';
import { Badge, ProblemPlace, Problems } from './Pages.styles.ts';

/** The problems of a file, as the check reports them. */
export function ProblemList({ problems }: { problems: readonly ReportedDiagnostic[] }): ReactNode {
  if (problems.length === 0) return null;
  return (
    <Problems role="list">
      {problems.map((problem) => {
        const { file, line, column, rule, severity, message, hint } = problem;
        const tone = severity === 'error' ? 'bad' : 'quiet';
        return (
          <li key={`${file} ${rule} ${line}:${column} ${message}`} data-tone={tone} data-rule={rule}>
            <ProblemPlace>
              <Badge data-tone={tone}>{severityWords[severity]}</Badge>
              <EditorLink place={`${file}:${line}:${column}`} />
              <StudioCode>{rule}</StudioCode>
            </ProblemPlace>
            <p>{message}</p>
            {hint && <p>{hint}</p>}
            <p>
              Uitleg: <EditorLink place={`docs/regels/${rule}.md`} />
            </p>
          </li>
        );
      })}
    </Problems>
  );
}
