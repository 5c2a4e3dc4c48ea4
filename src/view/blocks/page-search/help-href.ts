import type { PrefillName } from '../../../shared/prefill.ts';

const question: PrefillName = 'vraag';

/** The address of a form with what was asked filled in. */
export function helpHref(href: string, query: string | undefined): string {
  if (query === undefined) return href;
  const [, path = '', search = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  const parameters = new URLSearchParams(search);
  parameters.set(question, query);
  return `${path}?${parameters}${fragment}`;
}
