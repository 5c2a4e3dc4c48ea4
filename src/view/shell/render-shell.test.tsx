import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleSite } from '../../../tests/resolved-example.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { renderShell } from './render-shell.tsx';
import { SiteContext } from './site-context.ts';

function shellOf(path: string): string {
  const { before, after } = renderShell(exampleSite, path);
  return before + after;
}

const html = shellOf('/contact');

describe('renderShell', () => {
  it('begins with a link past the header and holds header and footer once', () => {
    expect(html).toMatch(/^<a class="skip-link" href="#inhoud">/);
    for (const name of ['header', 'footer']) expect(html.split(`<${name}`)).toHaveLength(2);
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
    expect(shellOf('/leasevormen')).not.toMatch(/#financial"[^>]*aria-current/);
  });

  it('marks nothing on a page it has no link to', () => {
    expect(shellOf('/equipment/wegtransport/bakwagen')).not.toContain('aria-current');
    expect(shellOf('/equipment/wegtransport')).toMatch(/href="\/equipment\/wegtransport"[^>]*aria-current/);
  });

  it.each(['/', '/contact', '/equipment/wegtransport', '/equipment/wegtransport/bakwagen'])(
    'is the same for %s as rendered for that page alone',
    (path) => {
      const alone = renderToStaticMarkup(
        <SiteContext value={exampleSite}>
          <Header path={path} />
          <Footer path={path} />
        </SiteContext>,
      );
      const [, around] = shellOf(path).split('Naar de inhoud</a>');
      expect(around?.replace(/<main[^>]*><\/main>/, '')).toBe(alone);
    },
  );

  it('leaves company details out that are not known', () => {
    expect(html).not.toContain('KvK');
    expect(renderShell({ ...exampleSite, kvk: '12345678' }, '/').after).toContain('KvK 12345678');
  });
});

describe('Breadcrumbs', () => {
  it('ends the way from home in plain text', () => {
    const crumbs = [
      { label: 'Home', path: '/' },
      { label: 'Contact', path: '/contact' },
    ];
    expect(renderToStaticMarkup(<Breadcrumbs crumbs={crumbs} />)).toMatch(
      /aria-label="Kruimelpad"[^>]*>.*<li><a href="\/">Home<\/a><\/li><li>Contact<\/li>/,
    );
  });
});

describe('useSite', () => {
  it('says what is missing when there are no site values', () => {
    const { company, phone, email } = exampleSite;
    expect(() => renderToStaticMarkup(<Footer path="/" />)).toThrow('SiteContext');
    expect(() =>
      renderToStaticMarkup(
        <SiteContext value={{ company, phone, email }}>
          <Footer path="/" />
        </SiteContext>,
      ),
    ).toThrow('live blocks use useLiveSite()');
  });
});
