import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import schema from '../../../../schemas/blocks/tax-sums.schema.json' with { type: 'json' };
import { TaxSums } from './TaxSums.tsx';

it.each(schema.examples)('TaxSums works out the sums of $title', (example) => {
  const html = renderToStaticMarkup(<TaxSums {...example} type="tax-sums" />).replaceAll('\u00a0', ' ');
  const sums = [...html.matchAll(/<h3>(.*?)<\/h3>.*?<dd>(.*?)<\/dd>.*?<dd>(.*?)<\/dd><\/dl><p>(.*?)<\/p>/g)];
  expect(sums.map(([, ...sum]) => sum.join(' | '))).toEqual([
    'Je investeert € 2.000 | € 420 | € 0 | Onder € 2.901 is er geen aftrek.',
    'Je investeert € 40.000 | € 8.400 | € 11.200 | 28% van € 40.000.',
    'Je investeert € 150.000 | € 31.500 | € 18.768 | € 20.072 min 7,56% van wat er boven € 132.746 komt.',
  ]);
});
