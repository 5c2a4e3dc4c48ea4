import type { ReactNode } from 'react';
import type { Page } from '../../shared/page.ts';
import { OrphanedNotice } from '../forms/OrphanedNotice.tsx';
import { Prerendered } from '../page/Prerendered.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import type { Shell } from './shell.ts';

interface LayoutProps {
  page: Pick<Page, 'path' | 'breadcrumbs'>;
  /** Absent on the first page. */
  shell?: Shell;
  children: ReactNode;
}

/** The shell around a page's blocks. */
export function Layout({ page, shell, children }: LayoutProps) {
  return (
    <>
      <a className="skip-link" href="#inhoud">
        Naar de inhoud
      </a>
      {shell ? <shell.Header path={page.path} /> : <Prerendered as="header" />}
      <main id="inhoud" tabIndex={-1}>
        <Breadcrumbs crumbs={page.breadcrumbs} />
        {children}
      </main>
      {shell ? <shell.Footer path={page.path} /> : <Prerendered as="footer" />}
      <OrphanedNotice />
    </>
  );
}
