import { type MouseEvent, type Ref, useId } from 'react';
import type { LeadFieldName } from '../../../shared/lead-fields.ts';
import type { WrongField } from '../use-lead-form.ts';
import type { FieldMessages } from '../validate-form.ts';
import { Summary } from './ErrorSummary.styles.ts';

interface ErrorSummaryProps {
  ref: Ref<HTMLDivElement>;
  /** What was wrong when the form was sent. */
  wrong: readonly WrongField[];
  /** What is wrong now. */
  errors: FieldMessages;
  /** The id of a field's control. */
  idOf(name: LeadFieldName): string;
}

/**
 * What to mend, as links to the fields, where more than one is wrong. It keeps its lines until the form is sent again, so
 * that nothing moves below somebody who types.
 */
export function ErrorSummary({ ref, wrong, errors, idOf }: ErrorSummaryProps) {
  const titleId = useId();
  if (wrong.length < 2) return <Summary ref={ref} aria-live="polite" />;
  const follow = (event: MouseEvent, id: string): void => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };
  return (
    <Summary ref={ref} aria-live="polite">
      <p id={titleId}>{`Kijk deze ${wrong.length} velden na`}</p>
      <ul aria-labelledby={titleId}>
        {wrong.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${idOf(name)}`}
              data-mended={errors[name] === undefined ? '' : undefined}
              onClick={(event) => follow(event, idOf(name))}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Summary>
  );
}
