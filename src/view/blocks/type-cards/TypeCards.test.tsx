import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleSite } from '../../../../tests/resolved-example.ts';
import { SiteContext } from '../../shell/site-context.ts';
import { TypeCards } from './TypeCards.tsx';

const html = renderToStaticMarkup(
  <SiteContext value={exampleSite}>
    <TypeCards
      type="type-cards"
      title="Soorten"
      items={[
        {
          title: 'Heftrucks',
          description: 'Tillen.',
          features: ['1-8 ton', 'Elektrisch'],
          image: { src: '/images/x.svg', alt: 'Een bakwagen', width: 320, height: 180 },
        },
        {
          title: 'Orderpickers',
          description: 'Pakken.',
          features: ['Snel'],
          link: { label: 'Bekijk', href: '/equipment' },
        },
      ]}
    />
  </SiteContext>,
);

describe('TypeCards', () => {
  it('shows every kind as an article with its features', () => {
    expect(html.match(/<article/g)).toHaveLength(2);
    expect(html.match(/<li>/g)).toHaveLength(3);
    expect(html).toContain('<h3>Heftrucks</h3>');
  });

  it('shows a picture and a link only where there is one', () => {
    expect(html.match(/<img/g)).toHaveLength(1);
    expect(html.match(/<a /g)).toHaveLength(1);
  });
});
