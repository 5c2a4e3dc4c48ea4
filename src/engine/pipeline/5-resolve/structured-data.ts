import { telephoneHref } from '../../../shared/leads/telephone.ts';
import type { Block, Page } from '../../../shared/page/page.ts';
import { plainText, type RichText } from '../../../shared/rich-text.ts';
import type { PageDocument, Site } from '../../../shared/schema-types.ts';
import { tabIcon } from '../../../shared/site/icon-files.ts';
import { countryCode } from '../../text/country-code.ts';

/** A node of the JSON-LD graph. */
export type StructuredData = { '@type': string; [property: string]: unknown };

interface StructuredDataOptions {
  page: Page;
  document: PageDocument;
  site: Site;
  siteUrl: string;
}

/** schema.org JSON-LD: organization, website (home), breadcrumbs, services and visible questions. */
export function structuredData({ page, document, site, siteUrl }: StructuredDataOptions): StructuredData[] {
  if (page.head.noIndex) return [organizationName(site, siteUrl)];
  return [
    page.path === '/' ? organization(site, siteUrl) : organizationName(site, siteUrl),
    ...(page.path === '/' ? [website(site, siteUrl)] : [breadcrumbs(page, siteUrl)]),
    ...services({ page, document, site, siteUrl }),
    ...questions(page),
    ...article({ page, siteUrl }),
  ];
}

/** Enough to know it again: the home page says the rest, and every byte of it stands in every page. */
function organizationName(site: Site, siteUrl: string): StructuredData {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: site.company,
  };
}

function organization(site: Site, siteUrl: string): StructuredData {
  return {
    ...organizationName(site, siteUrl),
    url: siteUrl,
    logo: siteUrl + tabIcon.src,
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.street,
      postalCode: site.postalCode,
      addressLocality: site.city,
      // As search engines ask for it.
      addressCountry: countryCode(site.country) ?? site.country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: telephoneHref(site.phone).replace('tel:', ''),
      email: site.email,
      areaServed: site.country,
      availableLanguage: 'nl',
    },
  };
}

function website(site: Site, siteUrl: string): StructuredData {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: site.company,
    url: siteUrl,
    inLanguage: 'nl',
  };
}

function breadcrumbs(page: Page, siteUrl: string): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: page.breadcrumbs.map(({ label, path }, index, { length }) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      // The page itself by the address that search engines keep.
      item: index === length - 1 ? page.head.canonical : path === '/' ? siteUrl : siteUrl + path,
    })),
  };
}

function services({ page, document, site, siteUrl }: StructuredDataOptions): StructuredData[] {
  const { services: words, country } = site;
  if (words === undefined) return [];
  const { canonical = siteUrl } = page.head;
  const leaseForms = page.blocks
    .filter((block) => block.type === 'lease-form')
    .map(({ title, id }) => ({ name: title, url: id ? `${canonical}#${id}` : canonical }));
  const offered = document.service
    ? [{ name: `${document.service} ${words.verb}`, url: canonical }]
    : leaseForms;
  return offered.map(({ name, url }) => ({
    '@type': 'Service',
    '@id': `${url}${url.includes('#') ? '-' : '#'}service`,
    url,
    name,
    serviceType: words.type,
    provider: { '@id': `${siteUrl}/#organization` },
    areaServed: country,
    audience: { '@type': 'Audience', audienceType: words.audience },
  }));
}

/** A page with a publication date. */
function article({ page, siteUrl }: Pick<StructuredDataOptions, 'page' | 'siteUrl'>): StructuredData[] {
  const { canonical, ogImage } = page.head;
  return page.blocks.flatMap((block) => {
    if (block.type !== 'hero' || block.byline === undefined) return [];
    const { author, publishedOn } = block.byline;
    return {
      '@type': 'Article',
      headline: block.title,
      datePublished: publishedOn,
      mainEntityOfPage: canonical,
      image: ogImage,
      publisher: { '@id': `${siteUrl}/#organization` },
      author: author && { '@type': 'Person', name: author },
    };
  });
}

/** Points as one sentence: read on their own they run into each other. */
function answerText({
  answer,
  points,
  more,
}: Record<'points' | 'more', readonly RichText[]> & { answer: RichText }): string {
  return [plainText(answer), points.map(plainText).join('; '), ...more.map(plainText)]
    .filter(Boolean)
    .join(' ');
}

function questions(page: Page): StructuredData[] {
  const items = page.blocks.flatMap((block: Block) => (block.type === 'faq' ? block.items : []));
  if (items.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: items.map(({ question, answer, items: points = [], more = [] }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answerText({ answer, points, more }) },
      })),
    },
  ];
}
