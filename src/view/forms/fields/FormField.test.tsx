import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { leadFields } from '../../../shared/leads/lead-fields.ts';
import { FormField } from './FormField.tsx';

const field = { ...leadFields.email, name: 'email', required: true } as const;
const fieldWith = (messages: { error?: string; warning?: string }): string =>
  renderToStaticMarkup(<FormField field={field} id="a" onBlur={() => {}} {...messages} />);

it.each([
  ['nothing', {}, { isInvalid: false, isDescribed: false }],
  ['a warning', { warning: 'Klopt dit?' }, { isInvalid: false, isDescribed: true }],
  ['an error', { error: 'Vul dit in.' }, { isInvalid: true, isDescribed: true }],
])('a control with %s to say is announced by screen readers', (_what, messages, expected) => {
  const html = fieldWith(messages);
  const [control = ''] = /<input[^>]*>/.exec(html) ?? [];
  expect({
    isInvalid: control.includes('aria-invalid="true"'),
    isDescribed: control.includes('aria-describedby="a-message"'),
  }).toEqual(expected);
  const [message = ''] = Object.values(messages);
  expect(html).toMatch(new RegExp(`id="a-message"[^>]*>${message.replace(/[.?]/g, '\\$&')}<`));
});
