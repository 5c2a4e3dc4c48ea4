import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { RichText } from '../../shared/rich-text.ts';
import { RichTextView } from './RichTextView.tsx';

it.each<[RichText, string]>([
  ['Van € 40.000 of €40.000, in euro’s of €', 'Van €\u00a040.000 of €40.000, in euro’s of €'],
  [['Nu ', { strong: '€ 695' }], 'Nu <strong>€\u00a0695</strong>'],
  ['Bel 026-000 00 00, ook om 9 uur', 'Bel 026-000\u00a000\u00a000, ook om 9 uur'],
  ['Tot 3.500 kg, tot 40 km/u, niet 3 kgf', 'Tot 3.500\u00a0kg, tot 40\u00a0km/u, niet 3 kgf'],
])('%j is shown unbroken', (text, shown) => {
  expect(renderToStaticMarkup(<RichTextView text={text} />)).toBe(shown);
});
