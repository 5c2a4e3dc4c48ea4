import { type MouseEvent, useEffect, useRef } from 'react';
import type { LeadFieldName } from '../../../shared/leads/lead-fields.ts';
import type { FieldMessages, Refusal } from '../fields/validate-form.ts';
import { NoticeText } from '../notices/NoticeView.styles.ts';
import { Summary, SummaryTitle } from './ErrorSummary.styles.ts';

interface ErrorSummaryProps {
  /** What was wrong when the form was sent. */
  refusal: Refusal;
  /** What is wrong now. */
  errors: FieldMessages;
  /** The id of a field's control. */
  idOf(name: LeadFieldName): string;
}

/**
 * What to fix, as links to the fields, where more than one is wrong. It keeps its lines until the form is sent again, so
 * that nothing moves below somebody who types.
 */
export function ErrorSummary({ refusal, errors, idOf }: ErrorSummaryProps) {
  const { wrong, notice } = refusal;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal.wrong.length > 1) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);
  if (wrong.length < 2) return <Summary ref={ref} aria-live="polite" aria-atomic />;
  const title = `Kijk deze ${wrong.length} velden na`;
  const follow = (event: MouseEvent, id: string): void => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };
  return (
    <Summary ref={ref} aria-live={notice ? 'assertive' : 'polite'} role={notice && 'alert'} aria-atomic>
      <SummaryTitle>{notice?.title ?? title}</SummaryTitle>
      {notice && <NoticeText>{notice.text}</NoticeText>}
      <ul aria-label={title}>
        {wrong.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${idOf(name)}`}
              data-fixed={errors[name] === undefined ? '' : undefined}
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
