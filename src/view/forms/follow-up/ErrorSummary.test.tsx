import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { notices } from '../../../shared/leads/notices.ts';
import type { Refusal, WrongField } from '../fields/validate-form.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

const name: WrongField = { name: 'firstName', message: 'Vul je voornaam in.' };
const email: WrongField = { name: 'email', message: 'Vul je e-mailadres in.' };

function summary(wrong: readonly WrongField[], notice?: Refusal['notice']): string {
  return renderToStaticMarkup(
    <ErrorSummary
      refusal={{ wrong, notice }}
      errors={{ email: email.message }}
      idOf={(field) => `form-${field}`}
    />,
  );
}

describe('ErrorSummary', () => {
  it.each([
    ['nothing is wrong', []],
    ['the focus says it all', [name]],
  ])('is silent where %s', (_what, wrong) => {
    expect(summary(wrong)).toMatch(/^<div [^>]*aria-live="polite" aria-atomic="true"[^>]*><\/div>$/);
  });

  it('counts the wrong fields and leads to each', () => {
    expect(summary([name, email])).toContain('Kijk deze 2 velden na');
    expect(summary([name, email])).toMatch(/<a href="#form-email">Vul je e-mailadres in\.<\/a>/);
  });

  it('stands below the notice that something is missing, in one alert', () => {
    const { title, text } = notices.fieldsMissing;
    const html = summary([name, email], notices.fieldsMissing);
    expect(html).toMatch(
      new RegExp(`^<div [^>]*role="alert" aria-atomic="true".*>${title}</p>.*>${text}</p><ul `),
    );
    expect(html).toContain('<ul aria-label="Kijk deze 2 velden na">');
  });

  it('crosses out what is right by now', () => {
    expect(summary([name, email])).toMatch(/<a href="#form-firstName" data-fixed="">/);
  });
});
