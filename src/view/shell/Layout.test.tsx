import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleSite } from './example-site.ts';
import { Layout } from './Layout.tsx';
import { shell } from './shell.ts';
import { SiteContext } from './site-context.ts';

const crumbs = [
  { label: 'Home', path: '/' },
  { label: 'Contact', path: '/contact' },
];

function render(path: string) {
  return renderToStaticMarkup(
    <SiteContext value={exampleSite}>
      <Layout page={{ path, breadcrumbs: crumbs }} shell={shell}>
        inhoud
      </Layout>
    </SiteContext>,
  );
}

const html = render('/contact');

describe('Layout', () => {
  it('begins with a link past the header and holds header, main and footer once', () => {
    expect(html).toMatch(/^<a class="skip-link" href="#inhoud">/);
    for (const name of ['header', 'main', 'footer']) expect(html.split(`<${name}`)).toHaveLength(2);
  });

  it('opens both menus without script', () => {
    for (const id of ['site-menu', 'menu-panel']) {
      expect(html).toMatch(new RegExp(`<button[^>]* popoverTarget="${id}"`, 'i'));
      expect(html).toMatch(new RegExp(`id="${id}" popover="auto"`));
    }
    expect(html).toContain('href="/equipment/wegtransport"');
  });

  it('marks only links to the page itself as current', () => {
    const current = [...html.matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(([tag]) => tag);
    expect(current).toHaveLength(1);
    expect(current[0]).toContain('href="/contact"');
    expect(render('/leasevormen')).not.toMatch(/#financial"[^>]*aria-current/);
  });

  it('ends the way from home in plain text', () => {
    expect(html).toMatch(/aria-label="Kruimelpad"[^>]*>.*<li><a href="\/">Home<\/a><\/li><li>Contact<\/li>/);
  });

  it('leaves company details out that are not known', () => {
    expect(html).not.toContain('KvK');
  });

  it('says what is missing when there are no site values', () => {
    const layout = (
      <Layout page={{ path: '/', breadcrumbs: [] }} shell={shell}>
        x
      </Layout>
    );
    const { company, phone, email } = exampleSite;
    expect(() => renderToStaticMarkup(layout)).toThrow('SiteContext');
    expect(() =>
      renderToStaticMarkup(<SiteContext value={{ company, phone, email }}>{layout}</SiteContext>),
    ).toThrow('live blocks use useLiveSite()');
  });
});
