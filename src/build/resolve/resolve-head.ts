import type { Head } from '../../shared/page.ts';
import type { Metadata, Site } from '../../shared/schema-types.ts';

/** The social picture of a page that names none of its own. */
const defaultPicture = '/images/social.png';

interface HeadOptions {
  metadata: Metadata;
  /** The page's route. */
  path: string;
  site: Site;
  /** Where the site stands, without a last slash: `https://www.hoplease.example`. */
  siteUrl: string;
}

/** All metadata of a page: what the author wrote, and for the rest a default derived from it. Addresses become absolute. */
export function resolveHead({ metadata, path, site, siteUrl }: HeadOptions): Head {
  const isNotFound = path === '/404';
  const ogTitle = metadata.ogTitle ?? metadata.title;
  const ogDescription = metadata.ogDescription ?? metadata.description;
  return {
    title: `${metadata.title} | ${site.company}`,
    description: metadata.description,
    keywords: metadata.keywords ?? [],
    ogTitle,
    ogDescription,
    ogImage: isNotFound ? undefined : absolute(metadata.ogImage ?? defaultPicture, siteUrl),
    twitterTitle: metadata.twitterTitle ?? ogTitle,
    twitterDescription: metadata.twitterDescription ?? ogDescription,
    canonical: isNotFound ? undefined : absolute(metadata.canonical ?? path, siteUrl),
    noIndex: isNotFound,
  };
}

function absolute(address: string, siteUrl: string): string {
  if (/^https?:/.test(address)) return address;
  return address === '/' ? siteUrl : siteUrl + address;
}
