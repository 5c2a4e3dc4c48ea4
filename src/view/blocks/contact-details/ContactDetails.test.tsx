import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleSite } from '../../../../tests/resolved-example.ts';
import { SiteContext } from '../../shell/site-context.ts';
import { ContactDetails } from './ContactDetails.tsx';

function show(visit?: { title: string; text: string }): string {
  return renderToStaticMarkup(
    <SiteContext value={exampleSite}>
      <ContactDetails type="contact-details" title="Contact" visit={visit} />
    </SiteContext>,
  );
}

const html = show({ title: 'Langskomen', text: 'Op afspraak.' });

describe('ContactDetails', () => {
  it('lets the visitor call and write', () => {
    expect(html).toMatch(/href="tel:\+31260000000"[^>]*>Bel ons/);
    expect(html).toMatch(/href="mailto:info@voorbeeld.example"[^>]*>Mail ons/);
  });

  it('leaves the chat out when the site has no address for it', () => {
    expect(html).not.toContain('Chat');
  });

  it('says where the office is', () => {
    expect(html).toMatch(/<h3>Langskomen<\/h3>.*<address>Arnhem/);
    expect(show()).not.toContain('<address>');
  });
});
