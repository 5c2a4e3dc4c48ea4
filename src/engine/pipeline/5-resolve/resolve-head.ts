import type { Head } from '../../../shared/page/page.ts';
import { notFoundRoute } from '../../../shared/page/route.ts';
import { objectAt, stringAt } from '../../json/json-shape.ts';
import { titleSuffix } from '../../text/site-title.ts';
import type { PageOutline } from './page-outline.ts';
import { type SocialPictureOptions, socialPicture } from './social-picture.ts';

interface HeadOptions extends SocialPictureOptions {
  /** Without a trailing slash. */
  siteUrl: string;
}

/** The metadata of a page, with defaults and absolute URLs. */
export function resolveHead(options: HeadOptions): Head {
  const { metadata, path, company, siteUrl } = options;
  const isNotFound = path === notFoundRoute;
  const { ogImage, ...shared } = socialPicture(options);
  const ogTitle = metadata.ogTitle ?? metadata.title;
  const ogDescription = metadata.ogDescription ?? metadata.description;
  return {
    title: metadata.title + titleSuffix(company),
    description: metadata.description,
    keywords: metadata.keywords ?? [],
    siteName: company,
    ogTitle,
    ogDescription,
    ogImage: isNotFound || ogImage === undefined ? undefined : absolute(ogImage, siteUrl),
    ...(isNotFound ? {} : shared),
    twitterTitle: metadata.twitterTitle ?? ogTitle,
    twitterDescription: metadata.twitterDescription ?? ogDescription,
    canonical: isNotFound ? undefined : absolute(metadata.canonical ?? path, siteUrl),
    noIndex: isNotFound,
  };
}

/** The canonical URL of a page; undefined for the not-found page. */
export function canonicalOf({ path, frontMatter }: PageOutline, siteUrl: string): string | undefined {
  if (path === notFoundRoute) return undefined;
  return absolute(stringAt(objectAt(frontMatter, 'metadata'), 'canonical') ?? path, siteUrl);
}

function absolute(address: string, siteUrl: string): string {
  if (/^https?:/.test(address)) return address;
  return address === '/' ? siteUrl : siteUrl + address;
}
