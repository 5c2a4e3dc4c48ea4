import type { ReactNode } from 'react';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import type { Head } from '../../shared/page/page.ts';

/** Page metadata. One Helmet per page: React 19 does not merge nested ones. */
export function PageHead({ head }: { head: Head }): ReactNode {
  return (
    <HelmetProvider>
      <Helmet>
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        {head.keywords.length > 0 && <meta name="keywords" content={head.keywords.join(', ')} />}
        {head.noIndex && <meta name="robots" content="noindex" />}
        {head.canonical && <link rel="canonical" href={head.canonical} />}
        {head.canonical && <meta property="og:url" content={head.canonical} />}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={head.siteName} />
        <meta property="og:locale" content="nl_NL" />
        <meta property="og:title" content={head.ogTitle} />
        <meta property="og:description" content={head.ogDescription} />
        {head.ogImage && <meta property="og:image" content={head.ogImage} />}
        {head.ogImageSize && <meta property="og:image:width" content={`${head.ogImageSize.width}`} />}
        {head.ogImageSize && <meta property="og:image:height" content={`${head.ogImageSize.height}`} />}
        {head.ogImageAlt && <meta property="og:image:alt" content={head.ogImageAlt} />}
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="twitter:title" content={head.twitterTitle} />
        <meta name="twitter:description" content={head.twitterDescription} />
        {head.ogImage && <meta name="twitter:image" content={head.ogImage} />}
        {head.ogImageAlt && <meta name="twitter:image:alt" content={head.ogImageAlt} />}
      </Helmet>
    </HelmetProvider>
  );
}
