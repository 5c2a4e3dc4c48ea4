import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleSite } from '../../../../tests/resolved-example.ts';
import type { BlockOf } from '../../../shared/page/page.ts';
import { dutchMonths } from '../../../shared/text/dutch-date.ts';
import { SiteContext } from '../../shell/site-context.ts';
import { SeasonTerms } from './SeasonTerms.tsx';

function render(
  highMonths: BlockOf<'season-terms'>['highMonths'],
  price?: number,
  site = exampleSite,
): string {
  const html = renderToStaticMarkup(
    <SiteContext value={site}>
      <SeasonTerms type="season-terms" title="Seizoen" highMonths={highMonths} times={3} price={price} />
    </SiteContext>,
  );
  return html.replaceAll('\u00a0', ' ');
}

it('marks the high months of twelve', () => {
  const html = render(['juli', 'augustus'], 95_000);
  expect(html.match(/<li/g)).toHaveLength(12);
  expect(html.match(/>juli: hoge termijn<|>augustus: hoge termijn</g)).toHaveLength(2);
  expect(html.match(/: lage termijn</g)).toHaveLength(10);
});

it('works out what both amounts are, and what an equal one would be', () => {
  const html = render(['juli'], 95_000);
  expect(html).toContain('<dt>1 hoge termijn per jaar</dt><dd>€ 5.438</dd>');
  expect(html).toContain('<dt>11 lage termijnen per jaar</dt><dd>€ 1.813</dd>');
  expect(html).toContain('elke maand hetzelfde zou € 2.113 zijn.');
});

it('counts one low term where all other months are high', () => {
  expect(render(dutchMonths.slice(1), 95_000)).toContain('<dt>1 lage termijn per jaar</dt>');
});

it('shows no amounts without a price', () => {
  expect(render(['juli'])).not.toContain('€');
});

it('takes the term of other examples, in whole years, where the block names none', () => {
  const site = { ...exampleSite, calculator: { ...exampleSite.calculator, terms: [24, 36, 42] } };
  expect(render(['juli'], 95_000, site)).toContain('In 36 maanden, de eerste in januari;');
});
