import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleSite } from '../../../../tests/resolved-example.ts';
import { SiteContext } from '../../shell/site-context.ts';
import { Faq } from './Faq.tsx';

const html = renderToStaticMarkup(
  <SiteContext value={exampleSite}>
    <Faq
      type="faq"
      title="Vragen"
      items={[
        {
          question: 'Wat kost het?',
          items: ['Prijs', 'Looptijd'],
          more: ['Of bel ons.'],
          answer: ['Reken het ', { label: 'hier', href: '/calculator' }, ' uit.'],
        },
      ]}
    />
  </SiteContext>,
);

describe('Faq', () => {
  it('makes each question the heading of what opens', () => {
    expect(html).toMatch(/<details[^>]*><summary><h3>Wat kost het\?<\/h3>/);
  });

  it('holds the answer with its links', () => {
    expect(html).toContain(
      '<p>Reken het <a href="/calculator">hier</a> uit.</p><ul><li>Prijs</li><li>Looptijd</li></ul><p>Of bel ons.</p>',
    );
  });
});
