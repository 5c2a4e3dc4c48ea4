import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import schema from '../../../../schemas/blocks/price-terms.schema.json' with { type: 'json' };
import { exampleSite } from '../../../../tests/resolved-example.ts';
import { pricedTerms } from '../../../shared/calculator/price-example.ts';
import { defaultLeaseSettings } from '../../../shared/lease/lease-settings.ts';
import { SiteContext } from '../../shell/site-context.ts';
import { PriceTerms } from './PriceTerms.tsx';

it.each(schema.examples)('shows every term of the example $title with a link to its sum', (example) => {
  const terms = pricedTerms(40_000, { path: '/a', settings: defaultLeaseSettings, months: example.months });
  const html = renderToStaticMarkup(
    <SiteContext value={exampleSite}>
      <PriceTerms {...example} type="price-terms" price={40_000} terms={terms} />
    </SiteContext>,
  ).replaceAll('\u00a0', ' ');
  expect(html).toContain(example.title);
  expect(html).toContain(
    'financial lease van € 40.000, excl. btw, zonder aanbetaling of slottermijn. Rekenrente 12%',
  );
  expect(html).toContain(
    '<th scope="row"><a href="/a#prijs=40000&amp;vorm=financial&amp;looptijd=24">24 maanden</a></th><td>€ 1.883</td><td>€ 45.192</td>',
  );
  expect(html.match(/<th scope="row">/g)).toHaveLength(3);
});
