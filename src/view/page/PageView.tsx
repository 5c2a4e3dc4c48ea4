import type { ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import type { Page, ResolvedSite, SlimPage } from '../../shared/page.ts';
import { QueryContext } from '../forms/use-prefill.ts';
import { Layout } from '../shell/Layout.tsx';
import { SiteContext } from '../shell/site-context.ts';
import { BlockFrame } from './BlockFrame.tsx';
import { keyedBlocks } from './keyed-blocks.ts';
import { PageHead } from './PageHead.tsx';

interface PageViewProps {
  page: Page | SlimPage;
  site: ResolvedSite;
  /** What comes after the path in the address, `?` included; nobody knows it while prerendering. */
  query?: string;
}

/** A whole page: metadata, shell and blocks. The same tree on the server and in the browser. */
export function PageView({ page, site, query = '' }: PageViewProps): ReactNode {
  return (
    <HelmetProvider>
      <PageHead head={page.head} />
      <SiteContext value={site}>
        <QueryContext value={query}>
          <Layout page={page}>
            {keyedBlocks(page.blocks).map(({ key, block }) => (
              <BlockFrame key={`${page.path} ${key}`} block={block} />
            ))}
          </Layout>
        </QueryContext>
      </SiteContext>
    </HelmetProvider>
  );
}
