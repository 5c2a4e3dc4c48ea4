import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleSite } from '../../../../tests/resolved-example.ts';
import { SiteContext } from '../../shell/site-context.ts';
import { Testimonials } from './Testimonials.tsx';

const html = renderToStaticMarkup(
  <SiteContext value={exampleSite}>
    <Testimonials
      type="testimonials"
      title="Klanten"
      items={[{ quote: 'Snel geregeld.', author: 'Sanne', company: 'Transport BV' }]}
      note="Een voorbeeld."
    />
  </SiteContext>,
);

describe('Testimonials', () => {
  it('quotes a customer and says who it is', () => {
    expect(html).toMatch(
      /<figure[^>]*><blockquote><p>Snel geregeld.<\/p><\/blockquote><figcaption><strong>Sanne<\/strong>/,
    );
  });

  it('shows the note', () => {
    expect(html).toContain('Een voorbeeld.');
  });
});
