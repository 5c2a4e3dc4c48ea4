import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { RichText } from '../../shared/rich-text.ts';
import { RichTextView } from './RichTextView.tsx';

it.each<[RichText, string]>([
  ['Zonder merktekens', 'Zonder merktekens'],
  [['Nu ', { strong: 'scherp' }, ', tot ', { em: 'mei' }], 'Nu <strong>scherp</strong>, tot <em>mei</em>'],
  [[{ strong: '026-000\u00a000\u00a000' }], '<strong data-whole="">026-000\u00a000\u00a000</strong>'],
  [
    [{ label: '+31 (0)26 000 00 00', href: 'tel:+31' }],
    '<a href="tel:+31" data-whole="">+31 (0)26 000 00 00</a>',
  ],
])('%j is shown with its marks, a telephone number whole', (text, shown) => {
  expect(renderToStaticMarkup(<RichTextView text={text} />)).toBe(shown);
});
