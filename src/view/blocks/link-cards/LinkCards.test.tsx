import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleSite } from '../../../../tests/resolved-example.ts';
import { SiteContext } from '../../shell/site-context.ts';
import { LinkCards } from './LinkCards.tsx';

const html = renderToStaticMarkup(
  <SiteContext value={exampleSite}>
    <LinkCards
      type="link-cards"
      title="Leasevormen"
      items={[
        {
          title: 'Financial',
          text: 'Eigenaar.',
          link: { label: 'Lees meer', href: '/leasevormen#financial' },
        },
      ]}
    />
  </SiteContext>,
);

describe('LinkCards', () => {
  it('gives each card a heading and one link', () => {
    expect(html).toContain('<h3>Financial</h3>');
    expect(html.match(/<a href="\/leasevormen#financial"/g)).toHaveLength(1);
  });
});
