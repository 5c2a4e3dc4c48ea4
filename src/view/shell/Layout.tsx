import type { ReactNode } from 'react';
import type { Page } from '../../shared/page.ts';
import { OrphanedNotice } from '../forms/OrphanedNotice.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

interface LayoutProps {
  page: Pick<Page, 'path' | 'breadcrumbs'>;
  children: ReactNode;
}

/** The shell around a page's blocks. */
export function Layout({ page, children }: LayoutProps) {
  return (
    <>
      <a className="skip-link" href="#inhoud">
        Naar de inhoud
      </a>
      <Header path={page.path} />
      <main id="inhoud" tabIndex={-1}>
        <Breadcrumbs crumbs={page.breadcrumbs} />
        {children}
      </main>
      <Footer path={page.path} />
      <OrphanedNotice />
    </>
  );
}
