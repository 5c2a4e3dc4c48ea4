import { renderToStaticMarkup } from 'react-dom/server';
import { memoized } from '../../shared/memoized.ts';
import type { ResolvedSite } from '../../shared/page/page.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { SiteContext } from './site-context.ts';

/** The HTML around a page's content, which stands in its `<main>`. */
interface RenderedShell {
  before: string;
  after: string;
}

const shellOf = memoized(
  (site: ResolvedSite) => memoized((shown: string) => shellFor(site, shown)),
  new WeakMap(),
);

/**
 * Renders what stands around the content of the page at `path`. Nothing in it is hydrated: menus are popovers, clicks on links
 * are heard by the document. Rendered once for all pages that it has no link to.
 */
export function renderShell(site: ResolvedSite, path: string): RenderedShell {
  const render = shellOf(site);
  const unmarked = render('');
  const link = `href="${path}"`;
  return unmarked.before.includes(link) || unmarked.after.includes(link) ? render(path) : unmarked;
}

function shellFor(site: ResolvedSite, path: string): RenderedShell {
  const html = renderToStaticMarkup(
    <SiteContext value={site}>
      <a className="skip-link" href="#inhoud">
        Naar de inhoud
      </a>
      <Header path={path} />
      <main id="inhoud" tabIndex={-1} />
      <Footer path={path} />
    </SiteContext>,
  );
  const end = html.indexOf('</main>');
  return { before: html.slice(0, end), after: html.slice(end) };
}
