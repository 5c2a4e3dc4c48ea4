import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleSite } from '../../../../tests/resolved-example.ts';
import { SiteContext } from '../../shell/site-context.ts';
import { PageCards } from './PageCards.tsx';

const html = renderToStaticMarkup(
  <SiteContext value={exampleSite}>
    <PageCards
      type="page-cards"
      title="Kies"
      linkLabel="Meer informatie"
      allTitle="Alle voertuigen"
      cards={[
        {
          path: '/equipment/bakwagen',
          title: 'Bakwagen',
          description: 'Ruim.',
          features: ['a', 'b', 'c', 'd'],
          image: { src: '/images/x.svg', alt: 'Een bakwagen', width: 320, height: 180 },
        },
      ]}
      all={[
        { label: 'Bakwagen', path: '/equipment/bakwagen' },
        { label: 'Bus', path: '/equipment/bus' },
      ]}
    />
  </SiteContext>,
);

describe('PageCards', () => {
  it('makes a page one card with picture, heading, features and one link', () => {
    const card = html.slice(html.indexOf('<article'), html.indexOf('</article>'));
    expect(card.match(/<a /g)).toHaveLength(1);
    expect(card.match(/<li>/g)).toHaveLength(4);
    expect(card).toContain('<h3>Bakwagen</h3>');
    expect(card).toContain('<img');
  });

  it('gives the link a name that distinguishes the cards', () => {
    expect(html).toMatch(/Meer informatie<span[^>]*>: Bakwagen<\/span>/);
  });

  it('lists all pages below the cards', () => {
    expect(html).toMatch(/<h3>Alle voertuigen<\/h3>.*href="\/equipment\/bus"/);
  });
});
