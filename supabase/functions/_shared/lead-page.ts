import type { BlockOf } from '../../../src/shared/page/page.ts';
import type { PageFieldName } from '../../../src/shared/page/page-fields.ts';
import { parseHref } from '../../../src/shared/page/route.ts';

/** The page that a lead came from, in the site's own words. */
export type LeadPage = Partial<Record<PageFieldName, string>>;

/** Finds the page that a request came from; nothing when it is none of the site's. Never rejects. */
export type FindLeadPage = (request: Request) => Promise<LeadPage>;

/** Loads the data of a page of the site, `/a/b`, as client navigation does. Rejects when there is no such page. */
export type LoadPageData = (path: string) => Promise<unknown>;

/** Finds pages by the `Referer` of a request whose origin was accepted. */
export function leadPageFinder(load: LoadPageData): FindLeadPage {
  return async (request) => {
    const path = refererPath(request);
    if (path === undefined) return {};
    return load(path).then(
      (page) => readLeadPage(path, page),
      () => ({}),
    );
  };
}

/** The path of the page, when it is on the website that sends the request. */
function refererPath({ headers }: Request): string | undefined {
  const referer = headers.get('referer') ?? '';
  const url = URL.canParse(referer) ? new URL(referer) : undefined;
  if (url === undefined || url.origin !== headers.get('origin')?.toLowerCase()) return undefined;
  const href = parseHref(url.pathname.replace(/(?<=.)\/$/, ''));
  return href.kind === 'page' ? href.path : undefined;
}

const nameField = 'equipmentName' satisfies keyof BlockOf<'equipment-calculator'>;

function readLeadPage(path: string, page: unknown): LeadPage {
  const { path: own, head, blocks }: Record<string, unknown> = Object(page);
  // Only the not-found page has no canonical address.
  if (own !== path || !Object(head).canonical || !Array.isArray(blocks)) return {};
  const names = blocks.map((block) => Object(block)[nameField]);
  const equipment = names.find((name) => typeof name === 'string');
  // A page binds numbers to their units; what reads a lead compares with ordinary spaces.
  return { 'page.path': path, ...(equipment && { 'page.equipment': equipment.replaceAll('\u00a0', ' ') }) };
}
