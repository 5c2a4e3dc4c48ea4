import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleSite } from '../../../../tests/resolved-example.ts';
import { SiteContext } from '../../shell/site-context.ts';
import { BenefitList } from './BenefitList.tsx';

const html = renderToStaticMarkup(
  <SiteContext value={exampleSite}>
    <BenefitList
      type="benefit-list"
      title="Voordelen"
      items={['Snel antwoord', { title: 'Vast bedrag', text: 'Elke maand hetzelfde.' }]}
    />
  </SiteContext>,
);

describe('BenefitList', () => {
  it('is a list under a heading', () => {
    expect(html).toMatch(/<h2>Voordelen<\/h2>/);
    expect(html.match(/<li>/g)).toHaveLength(2);
  });

  it('gives a benefit with an explanation its own heading', () => {
    expect(html).toContain('<h3>Vast bedrag</h3>');
    expect(html).toContain('<p>Snel antwoord</p>');
  });
});
