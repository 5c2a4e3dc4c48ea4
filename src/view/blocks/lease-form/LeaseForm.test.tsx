import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleSite } from '../../../../tests/resolved-example.ts';
import { SiteContext } from '../../shell/site-context.ts';
import { LeaseForm } from './LeaseForm.tsx';

const html = renderToStaticMarkup(
  <SiteContext value={exampleSite}>
    <LeaseForm
      type="lease-form"
      id="financial"
      title="Financial Lease"
      description="Je wordt eigenaar."
      items={['Btw terug', 'Op je balans']}
      terms={[{ title: 'balans', text: 'Bezit en schulden.' }]}
      audience={{ title: 'Voor wie geschikt?', text: 'Voor ondernemers.' }}
      example={{ title: 'Voorbeeld', items: ['Aanschafwaarde: € 40.000', 'vanaf € 695'], text: 'Bij 12%.' }}
      action={{ label: 'Vraag offerte aan', href: '/calculator' }}
    />
  </SiteContext>,
);

describe('LeaseForm', () => {
  it('says whom it suits and what an example costs', () => {
    expect(html).toContain('<h3>Voor wie geschikt?</h3>');
    expect(html).toContain('<h3>Voorbeeld</h3>');
  });

  it('sets the figure of an example line apart and keeps its words', () => {
    expect(html).toContain('<span>Aanschafwaarde: </span><strong>€ 40.000</strong>');
    expect(html).toContain('<strong>vanaf € 695</strong>');
  });

  it('lists the words it explains, each with a button that opens its explanation without script', () => {
    const [, id] = /<button[^>]*popoverTarget="([^"]+)"[^>]*aria-label="Uitleg: balans"/i.exec(html) ?? [];
    expect(html).toMatch(new RegExp(`<p[^>]*id="${id}"[^>]*popover="auto"[^>]*>Bezit en schulden.</p>`));
    expect(html).toContain('<h3>Begrippen</h3>');
  });

  it('ends in the action, which says to a screen reader of which form it is', () => {
    expect(html).toMatch(
      /<a href="\/calculator"[^>]*>Vraag offerte aan<span[^>]*>: Financial Lease<\/span><\/a>/,
    );
  });
});
