import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleSite } from '../../../../tests/resolved-example.ts';
import { SiteContext } from '../../shell/site-context.ts';
import { ContactForm } from './ContactForm.tsx';

const html = renderToStaticMarkup(
  <SiteContext value={exampleSite}>
    <ContactForm type="contact-form" title="Stuur een bericht" />
  </SiteContext>,
);

it('has its fields, and one for robots that people never meet', () => {
  const names = [...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
  expect(names).toEqual([
    'firstName',
    'lastName',
    'email',
    'phone',
    'company',
    'subject',
    'message',
    'website',
  ]);
  expect(html).toMatch(/<input [^>]*tabindex="-1"[^>]* name="website"/);
  // Without styles they do.
  expect(html).toContain('>Website (laat dit leeg)</label>');
});

it('lets choose among the subjects of its page', () => {
  const options = (subjects?: string[]): string[] => {
    const html = renderToStaticMarkup(
      <SiteContext value={exampleSite}>
        <ContactForm type="contact-form" title="Stuur een bericht" subjects={subjects} />
      </SiteContext>,
    );
    return [...html.matchAll(/<option value="([^"]+)"/g)].map(([, value = '']) => value);
  };
  expect(options(['Boot huren', 'Anders'])).toEqual(['Boot huren', 'Anders']);
  expect(options()).toContain('financial');
});

it('marks the fields that may stay empty', () => {
  const optional = [...html.matchAll(/>([^<>]+)<span[^>]*> \(niet verplicht\)/g)].map(([, label]) => label);
  expect(optional).toEqual(['Telefoonnummer', 'Bedrijfsnaam', 'Onderwerp']);
});

it('leaves checking to its own rules and keeps what is typed out of the address', () => {
  expect(html).toMatch(/<form (?=[^>]*method="post")(?=[^>]*noValidate="")/);
  expect(html).not.toContain(' required');
});

it('says to a visitor without script which ways remain', () => {
  expect(html).toMatch(/<noscript><p\b.*href="tel:\+31260000000"/);
});
